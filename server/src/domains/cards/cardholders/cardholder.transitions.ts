import type { HolderStatus, KycStatus } from '@console/contracts/cards';
import type { Transitions } from '../../../platform/transitions/record-transitions';

/** Status transitions of a cardholder. */
export const holderTransitions: Transitions<HolderStatus> = {
  ACTIVE: { DISABLED: { by: ['CONSOLE'] } },
  DISABLED: { ACTIVE: { by: ['CONSOLE'] } },
};

/** KYC transitions of a cardholder. A user may end a passed KYC before its last day. */
export const kycTransitions: Transitions<KycStatus> = {
  NOT_REQUIRED: { PENDING: { by: ['CONSOLE'] } },
  PENDING: { PASSED: { by: ['CONSOLE'] }, REJECTED: { by: ['CONSOLE'] } },
  PASSED: { EXPIRED: { by: ['CONSOLE', 'SYSTEM'] } },
  REJECTED: { PENDING: { by: ['CONSOLE'] } },
  EXPIRED: { PENDING: { by: ['CONSOLE'] } },
};
