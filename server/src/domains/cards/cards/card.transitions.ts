import type { CardState } from '@console/contracts/cards';
import type { Transitions } from '../../../platform/transitions/record-transitions';

/** Every change of a card's state that there is, and on whose behalf it is made. */
export const cardTransitions: Transitions<CardState> = {
  CREATING: { PENDING: { by: ['CHANNEL'] }, ACTIVE: { by: ['CHANNEL'] }, FAILED: { by: ['CHANNEL'] } },
  PENDING: { ACTIVE: { by: ['CHANNEL'] }, FAILED: { by: ['CHANNEL'] } },
  // Ordered once more.
  FAILED: { CREATING: { by: ['CONSOLE'] }, ACTIVE: { by: ['CONSOLE'] } },
  ACTIVE: { FROZEN: { by: ['CONSOLE', 'RISK'], event: 'card.frozen' }, CANCEL_REVIEW: { by: ['CONSOLE'] } },
  FROZEN: {
    ACTIVE: { by: ['CONSOLE'], event: 'card.unfrozen' },
    CANCEL_REVIEW: { by: ['CONSOLE'] },
    EXPIRED: { by: ['CONSOLE'] },
  },
  EXPIRED: { CANCEL_REVIEW: { by: ['CONSOLE'] } },
  // Back to what it was, by whoever decides or by time, or frozen where the channel refused to close it.
  CANCEL_REVIEW: {
    ACTIVE: { by: ['CONSOLE', 'SYSTEM'] },
    FROZEN: { by: ['CONSOLE', 'SYSTEM', 'CHANNEL'] },
    EXPIRED: { by: ['CONSOLE', 'SYSTEM'] },
    CANCELLED: { by: ['CONSOLE', 'CHANNEL'], event: 'card.cancelled' },
  },
  CANCELLED: {},
};
