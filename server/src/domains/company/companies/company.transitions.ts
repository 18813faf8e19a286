import type { CompanyStatus } from '@console/contracts/company';
import type { Transitions } from '../../../platform/transitions/record-transitions';

/** Status transitions of a company. A withdrawn or expired review makes a draft again; nothing leads back from CLOSED. */
export const companyTransitions: Transitions<CompanyStatus> = {
  DRAFT: { PENDING_REVIEW: { by: ['CONSOLE'] } },
  PENDING_REVIEW: {
    ACTIVE: { by: ['CONSOLE'], event: 'company.approved' },
    REJECTED: { by: ['CONSOLE'], event: 'company.rejected' },
    DRAFT: { by: ['CONSOLE', 'SYSTEM'] },
  },
  REJECTED: { PENDING_REVIEW: { by: ['CONSOLE'] } },
  ACTIVE: {
    SUSPENDED: { by: ['CONSOLE'], event: 'company.suspended' },
    CLOSED: { by: ['CONSOLE'], event: 'company.closed' },
  },
  SUSPENDED: {
    ACTIVE: { by: ['CONSOLE'], event: 'company.resumed' },
    CLOSED: { by: ['CONSOLE'], event: 'company.closed' },
  },
  CLOSED: {},
};
