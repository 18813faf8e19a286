import type { MerchantStatus } from '@console/contracts/merchants';
import type { Transitions } from '../../../platform/moves/record-moves';

/** Status transitions of a merchant. A withdrawn or expired review makes a draft again; nothing leads back from CLOSED. */
export const merchantMoves: Transitions<MerchantStatus> = {
  DRAFT: { PENDING_REVIEW: { by: ['CONSOLE'] } },
  PENDING_REVIEW: {
    ACTIVE: { by: ['CONSOLE'] },
    REJECTED: { by: ['CONSOLE'] },
    DRAFT: { by: ['CONSOLE', 'SYSTEM'] },
  },
  REJECTED: { PENDING_REVIEW: { by: ['CONSOLE'] } },
  ACTIVE: { SUSPENDED: { by: ['CONSOLE'] }, CLOSED: { by: ['CONSOLE'] } },
  SUSPENDED: { ACTIVE: { by: ['CONSOLE'] }, CLOSED: { by: ['CONSOLE'] } },
  CLOSED: {},
};
