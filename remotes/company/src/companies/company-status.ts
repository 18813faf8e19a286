import type { CompanyStatus } from '@console/contracts/company';
import { statusBadges } from '@console/screens';

export const companyDicts = ['company_status'];

/** Badge of a status, in the color that its dictionary entry has. */
export const companyStatus = statusBadges<CompanyStatus>('company_status', {
  DRAFT: { state: 'mute', shape: 'ring' },
  PENDING_REVIEW: { state: 'info', shape: 'half' },
  ACTIVE: { state: 'ok', shape: 'dot' },
  REJECTED: { state: 'bad', shape: 'cross' },
  SUSPENDED: { state: 'warn', shape: 'triangle' },
  CLOSED: { state: 'mute', shape: 'dash' },
});

/** True from the approval of a company until it is closed: its changes need approval of their own. */
export const isServing = (status: CompanyStatus): boolean => status === 'ACTIVE' || status === 'SUSPENDED';
