import type { CompanyDetail, CompanyStatus } from '@console/contracts/company';
import { statusBadges } from '@console/screens';

export const companyDicts = ['company_status'];

/** Badge of a status, in the color of its dictionary entry. */
export const companyStatus = statusBadges<CompanyStatus>('company_status', {
  DRAFT: { state: 'mute', shape: 'ring' },
  PENDING_REVIEW: { state: 'info', shape: 'half' },
  ACTIVE: { state: 'ok', shape: 'dot' },
  REJECTED: { state: 'bad', shape: 'cross' },
  SUSPENDED: { state: 'warn', shape: 'triangle' },
  CLOSED: { state: 'mute', shape: 'dash' },
});

/** Returns true for approved companies that are not closed: their changes need approval. */
export const isServing = (status: CompanyStatus): boolean => status === 'ACTIVE' || status === 'SUSPENDED';

/** Returns whether the user can edit the company now; the EDIT action has the reason why not. */
export const isEditable = ({ allowedActions }: Pick<CompanyDetail, 'allowedActions'>): boolean =>
  allowedActions.some(({ action, enabled }) => action === 'EDIT' && enabled);
