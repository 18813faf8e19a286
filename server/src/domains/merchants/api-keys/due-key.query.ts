import { hasOwner, isOfClosedMerchant, isPastLastDay } from '../../../platform/api-keys/key-caller.query';
import type { Db } from '../../../platform/context';
import { bool, pick, type RowOf } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

const batchMax = 500;

/** Number of days before the last day at which the owner is notified. */
const noticeDays = 7;

const dueRow = { ...pick(tables.api_key, 'id', 'user_id', 'name'), is_expired: bool };

/** A key whose owner must be notified. */
export type DueKey = RowOf<typeof dueRow>;

const from = sql`api_key k join company c on c.id = k.company_id join app_user u on u.id = k.user_id`;

/** The owner has not been notified about the current last day. */
const isDue = (now: Date): SQL => sql`
  k.last_day is not null and k.revoked_at is null and not ${isOfClosedMerchant} and ${hasOwner}
  and case when ${isPastLastDay(now)} then k.expired_notified_for is distinct from k.last_day
    else (k.last_day - ${noticeDays}::int)::timestamp at time zone c.timezone <= ${now}::timestamptz
      and k.ending_notified_for is distinct from k.last_day end`;

/** Returns the companies with such keys. */
export async function findCompaniesWithDueKeys(owner: Db, now: Date): Promise<string[]> {
  const { rows } = await owner.execute(
    sql`select distinct k.company_id from ${from} where ${isDue(now)}`,
    pick(tables.api_key, 'company_id'),
  );
  return rows.map(({ company_id: companyId }) => companyId);
}

/** Locks the keys of one company whose owners must be notified. Skips keys that another process has locked. */
export async function lockDueKeys(db: Db, now: Date): Promise<DueKey[]> {
  const { rows } = await db.execute(
    sql`
      select k.id, k.user_id, k.name, ${isPastLastDay(now)} as is_expired from ${from}
      where ${isDue(now)} order by k.id limit ${batchMax} for update of k skip locked`,
    dueRow,
  );
  return rows;
}
