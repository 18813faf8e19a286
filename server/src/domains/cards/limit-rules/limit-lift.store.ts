import type { Db } from '../../../platform/context';
import { pick } from '../../../platform/db/column';
import { newId } from '../../../platform/db/ids';
import { insertOf } from '../../../platform/db/insert-rows';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

interface Wanted {
  itemId: string;
  /** No purchase of more than this is let through; null where it is no matter of an amount. */
  mostMinor: bigint | null;
}

interface Of {
  companyId: string;
  cardId: string;
  now: Date;
}

/** Leave that nobody has given yet: its ids, and the statement that writes it beside the purchase it was declined to. */
export function wantedLifts(wanted: readonly Wanted[], { companyId, cardId, now }: Of) {
  const rows = wanted.map(({ itemId, mostMinor }) => ({
    id: newId('lift'),
    company_id: companyId,
    card_id: cardId,
    item_id: itemId,
    most_minor: mostMinor,
    state: 'ASKED' as const,
    version: 1,
    created_at: now,
    updated_at: now,
  }));
  const sqlOf = (txnId: string): SQL | null =>
    rows.length === 0
      ? null
      : insertOf(
          'limit_lift',
          rows.map((row) => ({ ...row, txn_id: txnId })),
        );
  return { ids: rows.map(({ id }) => id), sqlOf };
}

/** Leave is good for one purchase. Null for none. */
export const takenLifts = (ids: readonly string[], { txnId, now }: { txnId: string; now: Date }): SQL | null =>
  ids.length === 0
    ? null
    : sql`
      update limit_lift set state = 'USED', used_by = ${txnId}, updated_at = ${now.toISOString()}::timestamptz,
        version = version + 1
      where id = any(${ids})`;

const versionRow = pick(tables.limit_lift, 'version');

/** The card before the leave, as a purchase does; its version, or null where there is none. */
export async function lockLift(db: Db, { id, companyId }: { id: string; companyId: string }): Promise<number | null> {
  await db.execute(sql`
    select from card where id = (select card_id from limit_lift where id = ${id} and company_id = ${companyId}) for update`);
  const { rows } = await db.execute(
    sql`
      select version from limit_lift where id = ${id} and company_id = ${companyId} for update`,
    versionRow,
  );
  return rows[0]?.version ?? null;
}

/** As long as a window may be, nobody remembers after a week why leave was given. */
const daysMax = 7;

/** Good until the running window of its limit ends; for a day where it has none. Answers whether it was still asked for. */
export async function grantLift(db: Db, id: string, now: Date): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const begin = sql`limit_window(i.period, (${at} at time zone co.timezone)::date)::timestamp`;
  const { rowCount } = await db.execute(sql`
    update limit_lift l set state = 'GRANTED', version = l.version + 1, updated_at = ${at},
      until = least(${at} + ${daysMax} * interval '1 day', case i.period
        when 'DAY' then (${begin} + interval '1 day') at time zone co.timezone
        when 'WEEK' then (${begin} + interval '1 week') at time zone co.timezone
        when 'MONTH' then (${begin} + interval '1 month') at time zone co.timezone
        when 'QUARTER' then (${begin} + interval '3 months') at time zone co.timezone
        when 'YEAR' then (${begin} + interval '1 year') at time zone co.timezone
        else ${at} + interval '1 day' end)
    from limit_item i join company co on co.id = i.company_id
    where l.id = ${id} and l.state = 'ASKED' and i.id = l.item_id`);
  return rowCount === 1;
}

/** Nobody gives it any more. */
export const refuseLift = (db: Db, id: string, now: Date): Promise<unknown> =>
  db.execute(sql`
    update limit_lift set state = 'REFUSED', version = version + 1, updated_at = ${now.toISOString()}::timestamptz
    where id = ${id} and state = 'ASKED'`);
