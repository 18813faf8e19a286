import type { Db } from '../context';
import type { RowOf } from '../db/column';
import { sql, type SQL } from '../db/sql';
import { tables } from '../db/tables';
import { type CompanyRestriction, companyRestrictionOf } from './company-restriction.rules';

const statusRow = { status: tables.company.status };

/** Expression for the status of a company, which locks the status until the end of the transaction. */
export const lockedStatusOf = (companyId: SQL): SQL => sql`lock_company_status(${companyId})`;

/**
 * Locks the status of the company of a call until the end of the transaction, and returns why it may not take on more, or
 * null. A suspension at the same moment waits for the transaction, or comes first and is seen.
 */
export async function lockCompanyRestriction(db: Db, companyId: string): Promise<CompanyRestriction | null> {
  const { rows } = await db.execute(sql`select ${lockedStatusOf(sql`${companyId}::text`)} as status`, statusRow);
  return restrictionIn(rows, companyId);
}

/** The same without a lock, for lists and pages. Row security limits it to the company of the call. */
export async function findCompanyRestriction(db: Db, companyId: string): Promise<CompanyRestriction | null> {
  const { rows } = await db.execute(sql`select status from company where id = ${companyId}`, statusRow);
  return restrictionIn(rows, companyId);
}

function restrictionIn([row]: RowOf<typeof statusRow>[], companyId: string): CompanyRestriction | null {
  if (!row) throw new Error(`The company ${companyId} does not exist.`);
  return companyRestrictionOf(row.status);
}
