import type { CancelState } from '@console/contracts/cards';
import type { Transitions } from '../../../platform/transitions/record-transitions';

/** Every change of how far the end of a card is. People see of it what the state of the card says. */
export const cancelTransitions: Transitions<CancelState> = {
  NONE: { REVIEWING: { by: ['CONSOLE'] } },
  REVIEWING: {
    // By whoever decides, or by time.
    NONE: { by: ['CONSOLE', 'SYSTEM'] },
    MISMATCH: { by: ['CHANNEL'] },
    EXECUTING: { by: ['CONSOLE'] },
  },
  MISMATCH: {
    NONE: { by: ['CONSOLE', 'SYSTEM'] },
    REVIEWING: { by: ['CHANNEL'] },
    // By whoever says which figure counts, or by a channel that has closed the card and says the same as we now.
    EXECUTING: { by: ['CONSOLE', 'CHANNEL'] },
  },
  EXECUTING: {
    DONE: { by: ['CONSOLE', 'CHANNEL'] },
    FAILED: { by: ['CHANNEL'] },
    MISMATCH: { by: ['CHANNEL'] },
  },
  FAILED: { EXECUTING: { by: ['CONSOLE'] }, NONE: { by: ['CONSOLE'] } },
  DONE: {},
};
