import { codes } from '@console/contracts';
import { Refusal } from '../../../platform/refusal';
import type { ReviewHandler } from '../../../platform/reviews/review-kind';
import { grantLift, lockLift, refuseLift } from './limit-lift.store';

/** A purchase that a limit declined: once it is approved, the card may go beyond that limit once. */
export const limitLiftReview: ReviewHandler = {
  kind: 'LIMIT_LIFT',
  lock: ({ db, companyId }, id) => lockLift(db, { id, companyId }),

  approve: async ({ db, now }, { objectId }) => {
    if (!(await grantLift(db, objectId, now))) throw new Refusal(codes.transition);
    return { at: 'DONE' };
  },

  release: ({ db, now }, { objectId }) => refuseLift(db, objectId, now).then(() => undefined),
};
