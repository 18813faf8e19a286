import type { ReviewState } from '@console/contracts/reviews';
import type { Transitions } from '../transitions/record-transitions';

/**
 * Transitions of an open review: to the next step, decided, withdrawn, or ended by its deadline or by a change of its
 * object.
 */
const open: Transitions<ReviewState>['PENDING'] = {
  PENDING: { by: ['CONSOLE', 'SYSTEM'] },
  STUCK: { by: ['CONSOLE', 'SYSTEM'] },
  APPROVED: { by: ['CONSOLE'] },
  REJECTED: { by: ['CONSOLE'] },
  WITHDRAWN: { by: ['CONSOLE'] },
  EXPIRED: { by: ['CONSOLE', 'SYSTEM'] },
};

/** All state transitions of a review with their initiators. Final states have no transitions. */
export const reviewTransitions: Transitions<ReviewState> = {
  PENDING: { ...open, PENDING: { by: ['CONSOLE'] } },
  STUCK: { ...open, STUCK: { by: ['CONSOLE'] } },
  APPROVED: {},
  REJECTED: {},
  WITHDRAWN: {},
  EXPIRED: {},
};
