import type { Db } from '../../../platform/context';
import { pick, type RowOf } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

/** A passed KYC is valid until the end of its last day in the time zone of the company `co`. */
const isDue = (now: Date): SQL => sql`h.kyc_status = 'PASSED' and h.deleted_at is null
  and h.kyc_valid_to < (${now.toISOString()}::timestamptz at time zone co.timezone)::date`;

const dueRow = pick(tables.cardholder, 'id', 'company_id');

/** Cardholders whose KYC has expired, oldest first. */
export async function findDueKyc(db: Db, now: Date, limit: number): Promise<RowOf<typeof dueRow>[]> {
  const { rows } = await db.execute(
    sql`
      select h.id, h.company_id from cardholder h join company co on co.id = h.company_id
      where ${isDue(now)} order by h.kyc_valid_to, h.id limit ${limit}`,
    dueRow,
  );
  return rows;
}

/** Locks a cardholder; false if the KYC status has changed since. */
export async function lockDueKyc(db: Db, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select from cardholder h join company co on co.id = h.company_id
    where h.id = ${id} and ${isDue(now)} for no key update of h`);
  return rowCount === 1;
}
