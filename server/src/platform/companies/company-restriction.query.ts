import type { Db } from '../context';
import type { RowOf } from '../db/column';
import { sql, type SQL } from '../db/sql';
import { tables } from '../db/tables';
import { type CompanyRestriction, companyRestrictionOf } from './company-restriction.rules';

const statusRow = { status: tables.company.status };

/** SQL expression for the status of a company, which it locks until the end of the transaction. */
export const lockedStatusOf = (companyId: SQL): SQL => sql`lock_company_status(${companyId})`;

/**
 * Locks the status of the caller's company until the end of the transaction. Returns the company's restriction, or
 * null. A concurrent suspension either waits for this transaction or has committed before.
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
