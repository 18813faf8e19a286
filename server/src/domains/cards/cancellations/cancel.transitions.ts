import type { CancelState } from '@console/contracts/cards';
import type { Transitions } from '../../../platform/transitions/record-transitions';

/** All transitions of a cancellation. Users see the state of the card instead, which is derived from it. */
export const cancelTransitions: Transitions<CancelState> = {
  NONE: { REVIEWING: { by: ['CONSOLE'] } },
  REVIEWING: {
    // Rejected, withdrawn or expired.
    NONE: { by: ['CONSOLE', 'SYSTEM'] },
    MISMATCH: { by: ['CHANNEL'] },
    EXECUTING: { by: ['CONSOLE'] },
  },
  MISMATCH: {
    NONE: { by: ['CONSOLE', 'SYSTEM'] },
    REVIEWING: { by: ['CHANNEL'] },
    // By the user who chooses a figure, or by a channel that has closed the card and now reports our balance.
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
