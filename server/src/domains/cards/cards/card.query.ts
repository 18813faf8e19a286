import { codes, type ListResult, type InputOf } from '@console/contracts';
import {
  type Card,
  type CardDetail,
  type CardTransition,
  type CardState,
  cardStates,
  type listCards,
} from '@console/contracts/cards';
import { nameFor, reasonFor, textFor } from '../../../platform/audience/audience.rules';
import { actionBy, by, unread, writtenBy } from '../../../platform/audience/written-by.query';
import type { Context, Ctx, Db } from '../../../platform/context';
import { all } from '../../../platform/listing/filters';
import { findPage, mapPage } from '../../../platform/listing/find-page';
import { anyText, knownRows } from '../../../platform/listing/known-rows';
import { Refusal } from '../../../platform/refusal';
import { readDrawing } from '../pools/drawing.query';
import { cardColumns, cardDetailRow, cardJoins, toCard, toCardDetail } from './card-row.query';
import { figuresColumn } from './card-figures.query';
import { reachableCards } from './card-reach.query';
import { cardListing, stateSql } from './card-search.query';
import { talliedCards } from './card-tally.store';
import { companyDay } from '../../../platform/clock/company-day.rules';
import { int, nullable, oneOf, pick, type RowOf } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

export async function findCards(context: Reader, query: InputOf<typeof listCards>): Promise<ListResult<Card>> {
  const today = companyDay(context);
  const page = await findPage(context, await cardListing(query, context), query);
  return mapPage(page, (row) => toCard(row, context.actor, today));
}

/** Card with its details and the user of the last change; refused as not found outside the data scope. */
export async function readCardDetail(context: Reader, id: string): Promise<{ card: CardDetail; updatedBy: string }> {
  const today = companyDay(context);
  const { rows } = await context.db.execute(
    sql`
      select ${cardColumns}, ${figuresColumn(context)}, b.usage_type, ch.code as channel_code, ch.name as channel_name, ba.batch_no,
        ${writtenBy(sql`cu`, sql`c.created_by`)} as created_by, ${writtenBy(sql`uu`, sql`c.updated_by`)} as updated_by
      from card c ${cardJoins}
      join channel ch on ch.id = c.channel_id
      join card_batch ba on ba.id = c.batch_id
      left join app_user cu on cu.id = c.created_by
      left join app_user uu on uu.id = c.updated_by
      where c.id = ${id} and ${all(reachableCards(context.actor))}`,
    cardDetailRow,
  );
  const [row] = rows;
  if (!row) throw new Refusal(codes.notFound);
  const drawsOn = row.funding_mode === 'SHARE' ? await readDrawing(context, id) : null;
  return { card: toCardDetail(row, drawsOn, context.actor, today), updatedBy: nameFor(context.actor, row.updated_by) };
}

/** Locks the card until the end of the transaction; refused as not found outside the data scope. */
export async function lockCard({ db, actor }: Reader, id: string): Promise<void> {
  const { rowCount } = await db.execute(
    sql`select from card c where c.id = ${id} and ${all(reachableCards(actor))} for update`,
  );
  if (rowCount === 0) throw new Refusal(codes.notFound);
}

/** Locks a card and returns its version; null if the card does not exist. */
export async function lockCardVersion({ db, companyId }: Pick<Ctx, 'db' | 'companyId'>, id: string) {
  const { rows } = await db.execute(
    sql`select version from card where id = ${id} and company_id = ${companyId} and deleted_at is null for update`,
    pick(tables.card, 'version'),
  );
  return rows[0]?.version ?? null;
}

const blockRow = pick(tables.card, 'status', 'block_source', 'block_reason', 'block_note');

/** Block of a card with source, reason and note. */
export async function readBlock(db: Db, id: string): Promise<RowOf<typeof blockRow>> {
  const { rows } = await db.execute(
    sql`select status, block_source, block_reason, block_note from card where id = ${id}`,
    blockRow,
  );
  if (!rows[0]) throw new Refusal(codes.notFound);
  return rows[0];
}

const eventRow = {
  ...pick(tables.card_status_event, 'seq', 'from_state', 'to_state', 'by', 'at'),
  actor: by,
  reason: nullable(unread),
  note: nullable(unread),
};

export async function findCardEvents(context: Reader, id: string): Promise<CardTransition[]> {
  const { rows } = await context.db.execute(
    sql`
      select e.seq, e.from_state, e.to_state, e.by, ${actionBy(sql`e`, sql`u`)} as actor, e.reason, e.note, e.at
      from card_status_event e join card c on c.id = e.card_id left join app_user u on u.id = e.actor_id
      where c.id = ${id} and ${all(reachableCards(context.actor))} order by e.seq desc`,
    eventRow,
  );
  // Every visible card has a first event, so an empty result means not found.
  if (rows.length === 0) throw new Refusal(codes.notFound);
  const reader = context.actor;
  return rows.map(({ from_state, to_state, at, actor, reason, note, ...event }) => ({
    ...event,
    actor: nameFor(reader, actor),
    reason: reasonFor(reader, reason, actor.writer),
    note: textFor(reader, note, actor.writer),
    from: from_state,
    to: to_state,
    at: new Date(at).toISOString(),
  }));
}

const stateRow = { state: oneOf(...cardStates), count: int };

export async function countCardStates(
  context: Reader,
): Promise<{ total: number; states: { state: CardState; count: number }[] }> {
  const { rows } = await context.db.execute(
    sql`select state, sum(cards)::int as count from ${countableCards(context)} group by 1`,
    anyText(stateRow),
  );
  const counts = new Map((await knownRows(context.db, rows, stateRow)).map(({ state, count }) => [state, count]));
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    states: cardStates.map((state) => ({ state, count: counts.get(state) ?? 0 })),
  };
}

/** The tally has no wallets, so the few cards of a wallet user are counted individually. */
const countableCards = (context: Reader): SQL =>
  context.actor.memberships === null
    ? talliedCards(context.actor, companyDay(context))
    : sql`(select ${stateSql(companyDay(context))} as state, 1 as cards from card c
        where ${all(reachableCards(context.actor))}) as c`;
