import type { HolderStatus, KycStatus } from '@console/contracts/cards';
import type { Transitions } from '../../../platform/transitions/record-transitions';

/** Every change of a holder's status. */
export const holderTransitions: Transitions<HolderStatus> = {
  ACTIVE: { DISABLED: { by: ['CONSOLE'] } },
  DISABLED: { ACTIVE: { by: ['CONSOLE'] } },
};

/** Every change of how well a holder is known. People may say before its day that a check is out of date. */
export const kycTransitions: Transitions<KycStatus> = {
  NOT_REQUIRED: { PENDING: { by: ['CONSOLE'] } },
  PENDING: { PASSED: { by: ['CONSOLE'] }, REJECTED: { by: ['CONSOLE'] } },
  PASSED: { EXPIRED: { by: ['CONSOLE', 'SYSTEM'] } },
  REJECTED: { PENDING: { by: ['CONSOLE'] } },
  EXPIRED: { PENDING: { by: ['CONSOLE'] } },
};
