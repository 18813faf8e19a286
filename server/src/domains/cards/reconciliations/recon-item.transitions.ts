import type { ReconItem } from '@console/contracts/cards';
import type { Transitions } from '../../../platform/transitions/record-transitions';

/**
 * State transitions of a mismatch. A settled one reopens with another amount; one that disappears was a timing
 * difference.
 */
export const reconTransitions: Transitions<ReconItem['state']> = {
  OPEN: {
    EXPLAINED: { by: ['CONSOLE', 'CHANNEL'] },
    // On approval of its review.
    ADJUSTED: { by: ['CONSOLE'] },
    WRITTEN_OFF: { by: ['CONSOLE'] },
  },
  EXPLAINED: { OPEN: { by: ['CHANNEL'] } },
  ADJUSTED: { OPEN: { by: ['CHANNEL'] } },
  WRITTEN_OFF: { OPEN: { by: ['CHANNEL'] } },
};
