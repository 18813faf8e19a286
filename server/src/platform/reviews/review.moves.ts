import type { ReviewState } from '@console/contracts/reviews';
import type { Transitions } from '../moves/record-moves';

/** Out of what is open: passed on to who decides next, decided, withdrawn, or over by time or because its object changed. */
const open: Transitions<ReviewState>['PENDING'] = {
  PENDING: { by: ['CONSOLE', 'SYSTEM'] },
  STUCK: { by: ['CONSOLE', 'SYSTEM'] },
  APPROVED: { by: ['CONSOLE'] },
  REJECTED: { by: ['CONSOLE'] },
  WITHDRAWN: { by: ['CONSOLE'] },
  EXPIRED: { by: ['CONSOLE', 'SYSTEM'] },
};

/** Every change of a review's state that there is, and on whose behalf it is made. What has ended stays. */
export const reviewMoves: Transitions<ReviewState> = {
  PENDING: { ...open, PENDING: { by: ['CONSOLE'] } },
  STUCK: { ...open, STUCK: { by: ['CONSOLE'] } },
  APPROVED: {},
  REJECTED: {},
  WITHDRAWN: {},
  EXPIRED: {},
};
