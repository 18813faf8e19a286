import type { RowOf } from '../db/column';
import type { tables } from '../db/tables';

type CompanyStatus = RowOf<Pick<typeof tables.company, 'status'>>['status'];

/** Reason why a company gets no new users, merchants, API keys, cards, top-ups or higher limits. */
export type CompanyRestriction = `COMPANY_${'SUSPENDED' | 'CLOSED' | 'NOT_ACTIVE'}`;

/** Returns the restriction of a company with this status; null for an active company. */
export function companyRestrictionOf(status: CompanyStatus): CompanyRestriction | null {
  if (status === 'ACTIVE') return null;
  return `COMPANY_${status === 'SUSPENDED' || status === 'CLOSED' ? status : 'NOT_ACTIVE'}`;
}
