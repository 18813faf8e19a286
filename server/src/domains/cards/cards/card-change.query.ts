import type { Money } from '@console/contracts';
import type { Card, CardChange } from '@console/contracts/cards';
import { nameFor, reasonFor, textFor } from '../../../platform/audience/audience.rules';
import { by, unread, writtenBy } from '../../../platform/audience/written-by.query';
import type { Actor } from '../../../platform/context';
import { json, nullable, type RowOf, text } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';
import { shownHolder } from '../cardholders/shown-holder.rules';

/** Values of a card in an audit log entry; unchanged values are missing. */
interface Facts {
  limit?: Card['limit'];
  alias?: string;
  cardholder?: string | null;
  validTo?: string | null;
  /** Amount of a transfer. */
  amount?: Money;
}

/** Columns of an order's audit log entry: initiator and changes; null without an entry. */
export const changeRow = {
  actor: nullable(by),
  reason: nullable(unread),
  note: nullable(unread),
  before: nullable(json<Facts>()),
  after: nullable(json<Facts>()),
  holder_from: nullable(text),
  holder_to: nullable(text),
};

const holderName = (facts: SQL): SQL => sql`(select h.name from cardholder h where h.id = ${facts}->>'cardholder')`;

/** Columns from `ordersWithChanges`. Reason and note are stored as one text. */
export const changeColumns: SQL = sql`
  case when e.id is not null then ${writtenBy(sql`u`, sql`e.actor_id`)} end as actor,
  split_part(e.reason, ': ', 1) as reason,
  nullif(substr(e.reason, length(split_part(e.reason, ': ', 1)) + 3), '') as note,
  e.before, e.after, ${holderName(sql`e.before`)} as holder_from, ${holderName(sql`e.after`)} as holder_to`;

/** The same columns for rows that are not orders. */
export const noChange: SQL = sql`null::json, null::text, null::text, null::jsonb, null::jsonb, null::text, null::text`;

/**
 * Orders `o` of a card with the audit log entries `e` of their transactions, matched by moment and kind. Several of one
 * moment are paired in the order in which they were written.
 */
export const ordersWithChanges = (cardId: string, companyId: string): SQL => sql`
  (select p.*, row_number() over (partition by p.type, p.finished_at order by p.id) as turn
    from card_order p where p.card_id = ${cardId}) as o
  left join (select q.*, row_number() over (partition by q.what, q.at order by q.id) as turn
    from (select a.*, case when a.after->'limit' is not null then 'UPDATE_LIMIT'
          when a.after->'alias' is not null then 'UPDATE_ALIAS'
          when a.after->'cardholder' is not null then 'UPDATE_INFO' else a.after->>'deed' end as what
        from audit_event a
        where a.company_id = ${companyId} and a.object_type = 'card' and a.object_id = ${cardId} and a.result = 'OK') as q
    where q.what is not null) as e
    on e.what = o.type and e.at = o.finished_at and e.turn = o.turn
  left join app_user u on u.id = e.actor_id`;

/** Change as the reader may see it: names, reasons and notes are filtered for the reader. */
export function toChange(row: RowOf<typeof changeRow>, reader: Actor): CardChange | null {
  const { actor, before, after } = row;
  if (actor === null) return null;
  return {
    actor: nameFor(reader, actor),
    reason: reasonFor(reader, row.reason, actor.writer),
    note: textFor(reader, row.note, actor.writer),
    limit: after?.limit === undefined ? null : { from: before?.limit ?? null, to: after.limit },
    alias: after?.alias === undefined ? null : { from: before?.alias ?? '', to: after.alias },
    cardholder: holderChange(row, reader),
    validTo:
      after?.validTo === undefined || reader.hiddenGroups.has('CARD_EXPIRY')
        ? null
        : { from: before?.validTo ?? null, to: after.validTo },
  };
}

function holderChange(row: RowOf<typeof changeRow>, reader: Actor): CardChange['cardholder'] {
  const { before, after } = row;
  if (after?.cardholder === undefined || after.cardholder === before?.cardholder) return null;
  const nameOf = (id: string | null | undefined, name: string | null) =>
    shownHolder(reader, { id: id ?? null, name })?.name ?? null;
  return { from: nameOf(before?.cardholder, row.holder_from), to: nameOf(after.cardholder, row.holder_to) };
}
