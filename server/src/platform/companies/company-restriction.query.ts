import type { Db } from '../context';
import type { RowOf } from '../db/column';
import { sql, type SQL } from '../db/sql';
import { tables } from '../db/tables';
import { type CompanyRestriction, companyRestrictionOf } from './company-restriction.rules';

const statusRow = { status: tables.company.status };

/** SQL expression that returns the status of a company and locks it until the end of the transaction. */
export const lockedStatusOf = (companyId: SQL): SQL => sql`lock_company_status(${companyId})`;

/**
 * Locks the status of the caller's company until the end of the transaction and returns its restriction, or null. A
 * concurrent suspension waits for the transaction, or is read by it.
 */
export async function lockCompanyRestriction(db: Db, companyId: string): Promise<CompanyRestriction | null> {
  const { rows } = await db.execute(sql`select ${lockedStatusOf(sql`${companyId}::text`)} as status`, statusRow);
  return restrictionIn(rows, companyId);
}

/** Returns the restriction without a lock, for lists and pages. Row-level security limits it to the caller's company. */
export async function findCompanyRestriction(db: Db, companyId: string): Promise<CompanyRestriction | null> {
  const { rows } = await db.execute(sql`select status from company where id = ${companyId}`, statusRow);
  return restrictionIn(rows, companyId);
}

function restrictionIn([row]: RowOf<typeof statusRow>[], companyId: string): CompanyRestriction | null {
  if (!row) throw new Error(`The company ${companyId} does not exist.`);
  return companyRestrictionOf(row.status);
}
