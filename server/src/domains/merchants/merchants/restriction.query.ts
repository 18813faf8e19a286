import type { Db } from '../../../platform/context';
import { lockedStatusOf } from '../../../platform/companies/company-restriction.query';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { type Restriction, restrictionOf } from './restriction.rules';

/** Columns that `restrictionOf` needs. */
export const statusRow = { merchant_status: tables.merchant.status, company_status: tables.company.status };

/** The same columns in SQL, for statements that join the merchant as `m`. */
export const statusColumns: SQL = sql`
  m.status as merchant_status, (select co.status from company co where co.id = m.company_id) as company_status`;

/** SQL version of `restrictionOf` for scans over many records: true without a restriction. */
export const isUnrestricted = (merchantId: SQL): SQL => sql`
  exists (select from merchant um join company uc on uc.id = um.company_id
    where um.id = ${merchantId} and um.status = 'ACTIVE' and uc.status = 'ACTIVE')`;

/**
 * Locks the status of a merchant in the caller's data scope, and of its company, until the end of the transaction.
 * Returns the restriction, or null. A concurrent suspension either waits for the transaction or is read by it.
 */
export async function lockRestriction(db: Db, merchantId: string): Promise<Restriction | null> {
  const { rows } = await db.execute(
    sql`
      select m.status as merchant_status, ${lockedStatusOf(sql`m.company_id`)} as company_status
      from merchant m where m.id = ${merchantId} for share of m`,
    statusRow,
  );
  if (!rows[0]) throw new Error(`The merchant ${merchantId} does not exist.`);
  return restrictionOf(rows[0]);
}
