import type { Db } from '../../../platform/context';
import { type Bought, type CountedLimit, findLimitRows, type LimitRow, type Payer, toLimit } from './limit-find.query';
import type { LockedSum } from './limit-locked.query';
import { purchasesOf, sumOf } from './limit-sum.query';
import { sql, type SQL } from '../../../platform/db/sql';

type Counted = Pick<LimitRow, 'kind' | 'period'>;

/** Returns whether usage is a stored counter. Streaks are counted from the purchases of the card. */
const isSummed = ({ kind, period }: Counted): boolean =>
  period !== null && period !== 'PER_TXN' && period !== 'ROLLING_24H' && kind !== 'DECLINE_STREAK';

/** Returns whether usage is that of the last 24 hours. It is summed per purchase; its stored row is only a lock. */
const isRolling = ({ kind, period }: Counted): boolean => period === 'ROLLING_24H' && kind !== 'DECLINE_STREAK';

/**
 * Limits that apply to a purchase. Their counters are locked in the order of the items and before any ledger account,
 * so that concurrent purchases cannot exceed a limit. The first purchase of a window creates its counter.
 */
export async function lockLimits(
  db: Db,
  card: Payer,
  { bought, now }: { bought: Bought; now: Date },
): Promise<CountedLimit[]> {
  const look = { bought, now, lock: sql`for update` };
  const rows = await findLimitRows(db, card, look);
  const missing = rows.filter((row) => (isSummed(row) || isRolling(row)) && row.used_minor === null);
  for (const row of missing) await beginSum(db, card, { row, now });
  const locked = missing.length === 0 ? rows : await findLimitRows(db, card, look);
  return (await withRolling(db, card, { rows: locked, now })).map(toLimit);
}

/** Sums rolling windows after the rows are locked: the statement that waited for the lock has an older snapshot. */
const withRolling = (db: Db, card: Payer, { rows, now }: { rows: LimitRow[]; now: Date }): Promise<LimitRow[]> =>
  Promise.all(
    rows.map(async (row) => (isRolling(row) ? { ...row, ...(await sumOf(db, { ...card, now }, row)) } : row)),
  );

/** Current limits of a card for all purchases, without locks and writes. */
export async function findLimits(db: Db, card: Payer, now: Date): Promise<CountedLimit[]> {
  const rows = await findLimitRows(db, card, { bought: null, now, lock: sql`` });
  const limits: CountedLimit[] = [];
  for (const row of rows) {
    const isOpen = isRolling(row) || (isSummed(row) && row.used_minor === null);
    limits.push(toLimit(isOpen ? { ...row, ...(await sumOf(db, { ...card, now }, row)) } : row));
  }
  return limits;
}

/** Creates a counter from the stored purchases. A concurrent call waits here for the first one. */
const beginSum = (db: Db, card: Payer, { row, now }: { row: LimitRow; now: Date }): Promise<unknown> =>
  db.execute(sql`
    insert into limit_usage (subject_id, item_id, version, window_day, company_id, used_minor, used_count, updated_at)
    select ${row.subject_id}, ${row.item_id}, ${row.version}, limit_window(${row.period}, ${card.today}::date),
      ${card.companyId}, it.used_minor, it.used_count, ${now.toISOString()}::timestamptz
    from (${isRolling(row) ? sql`select 0 as used_minor, 0 as used_count` : purchasesOf({ ...card, now }, row)}) as it
    on conflict do nothing`);

/** Statement that adds an approved purchase to the counters that `lockLimits` locked; null without any. */
export function countSale(
  limits: readonly CountedLimit[],
  { card, minor, now }: { card: Payer; minor: bigint; now: Date },
): SQL | null {
  const keys = limits
    .filter(isSummed)
    .map(({ itemId, key }) => ({ item_id: itemId, subject_id: key.subjectId, version: key.version }));
  if (keys.length === 0) return null;
  return sql`
    update limit_usage u set used_minor = u.used_minor + ${String(minor)}::bigint, used_count = u.used_count + 1,
      updated_at = ${now.toISOString()}::timestamptz
    from json_populate_recordset(null::limit_usage, ${JSON.stringify(keys)}::json) as k join limit_item i on i.id = k.item_id
    where u.subject_id = k.subject_id and u.item_id = k.item_id and u.version = k.version
      and u.window_day = limit_window(i.period, ${card.today}::date)`;
}

/** Adds the change by a purchase event to its counters: less after a reversal or expiry, more after an increment. */
export async function changeSums(
  db: Db,
  sums: readonly LockedSum[],
  { minor, count, now }: { minor: bigint; count: number; now: Date },
): Promise<void> {
  const keys = sums
    .filter(({ isStored }) => isStored)
    .map(({ subjectId, itemId, version, windowDay }) => ({
      subject_id: subjectId,
      item_id: itemId,
      version,
      window_day: windowDay,
    }));
  if (keys.length === 0 || (minor === 0n && count === 0)) return;
  await db.execute(sql`
    update limit_usage u set used_minor = u.used_minor + ${String(minor)}::bigint, used_count = u.used_count + ${count},
      updated_at = ${now.toISOString()}::timestamptz
    from json_populate_recordset(null::limit_usage, ${JSON.stringify(keys)}::json) as k
    where u.subject_id = k.subject_id and u.item_id = k.item_id and u.version = k.version
      and u.window_day = k.window_day`);
}
