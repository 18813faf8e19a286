import type { CardState } from '@console/contracts/cards';
import type { Transitions } from '../../../platform/transitions/record-transitions';

/** All state transitions of a card with their initiators. */
export const cardTransitions: Transitions<CardState> = {
  CREATING: { PENDING: { by: ['CHANNEL'] }, ACTIVE: { by: ['CHANNEL'] }, FAILED: { by: ['CHANNEL'] } },
  PENDING: { ACTIVE: { by: ['CHANNEL'] }, FAILED: { by: ['CHANNEL'] } },
  // Retry of a refused order.
  FAILED: { CREATING: { by: ['CONSOLE'] }, ACTIVE: { by: ['CONSOLE'] } },
  ACTIVE: { FROZEN: { by: ['CONSOLE', 'RISK'], event: 'card.frozen' }, CANCEL_REVIEW: { by: ['CONSOLE'] } },
  FROZEN: {
    ACTIVE: { by: ['CONSOLE'], event: 'card.unfrozen' },
    CANCEL_REVIEW: { by: ['CONSOLE'] },
    EXPIRED: { by: ['CONSOLE'] },
  },
  EXPIRED: { CANCEL_REVIEW: { by: ['CONSOLE'] } },
  // Back to the former state after a rejection or expiry of the review, or frozen if the channel refused the order.
  CANCEL_REVIEW: {
    ACTIVE: { by: ['CONSOLE', 'SYSTEM'] },
    FROZEN: { by: ['CONSOLE', 'SYSTEM', 'CHANNEL'] },
    EXPIRED: { by: ['CONSOLE', 'SYSTEM'] },
    CANCELLED: { by: ['CONSOLE', 'CHANNEL'], event: 'card.cancelled' },
  },
  CANCELLED: {},
};
