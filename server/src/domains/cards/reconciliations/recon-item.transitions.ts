import type { ReconItem } from '@console/contracts/cards';
import type { Transitions } from '../../../platform/transitions/record-transitions';

/**
 * Every change of a difference with a channel. One that is settled is open again when it is found with another amount;
 * one that is not found any more was a matter of time.
 */
export const reconTransitions: Transitions<ReconItem['state']> = {
  OPEN: {
    EXPLAINED: { by: ['CONSOLE', 'CHANNEL'] },
    // Decided as a review.
    ADJUSTED: { by: ['CONSOLE'] },
    WRITTEN_OFF: { by: ['CONSOLE'] },
  },
  EXPLAINED: { OPEN: { by: ['CHANNEL'] } },
  ADJUSTED: { OPEN: { by: ['CHANNEL'] } },
  WRITTEN_OFF: { OPEN: { by: ['CHANNEL'] } },
};
