import type { RowOf } from '../db/column';
import type { tables } from '../db/tables';

type CompanyStatus = RowOf<Pick<typeof tables.company, 'status'>>['status'];

/** Why a company gets no new users, merchants, API keys, cards, top-ups or higher limits. */
export type CompanyRestriction = `COMPANY_${'SUSPENDED' | 'CLOSED' | 'NOT_ACTIVE'}`;

/** Returns why a company with this status may not take on more; null where it may. */
export function companyRestrictionOf(status: CompanyStatus): CompanyRestriction | null {
  if (status === 'ACTIVE') return null;
  return `COMPANY_${status === 'SUSPENDED' || status === 'CLOSED' ? status : 'NOT_ACTIVE'}`;
}
