import type { MerchantStatus } from '@console/contracts/merchants';
import type { Transitions } from '../../../platform/transitions/record-transitions';

/** Status transitions of a merchant. A withdrawn or expired review makes a draft again; nothing leads back from CLOSED. */
export const merchantTransitions: Transitions<MerchantStatus> = {
  DRAFT: { PENDING_REVIEW: { by: ['CONSOLE'] } },
  PENDING_REVIEW: {
    ACTIVE: { by: ['CONSOLE'], event: 'merchant.approved' },
    REJECTED: { by: ['CONSOLE'], event: 'merchant.rejected' },
    DRAFT: { by: ['CONSOLE', 'SYSTEM'] },
  },
  REJECTED: { PENDING_REVIEW: { by: ['CONSOLE'] } },
  ACTIVE: {
    SUSPENDED: { by: ['CONSOLE'], event: 'merchant.suspended' },
    CLOSED: { by: ['CONSOLE'], event: 'merchant.closed' },
  },
  SUSPENDED: {
    ACTIVE: { by: ['CONSOLE'], event: 'merchant.resumed' },
    CLOSED: { by: ['CONSOLE'], event: 'merchant.closed' },
  },
  CLOSED: {},
};
