import { codes } from '@console/contracts';
import { Refusal } from '../../../platform/refusal';
import type { ReviewHandler } from '../../../platform/reviews/review-kind';
import { findLiftState, lockLift, moveLift } from './limit-lift.store';

/** A purchase that a limit declined: once it is approved, the card may go beyond that limit once. */
export const limitLiftReview: ReviewHandler = {
  kind: 'LIMIT_LIFT',
  lock: ({ db, companyId }, id) => lockLift(db, { id, companyId }),

  approve: async (ctx, { objectId: id }) => {
    const from = await findLiftState(ctx.db, id);
    if (from !== 'ASKED') throw new Refusal(codes.transition);
    await moveLift(ctx, { id, from, to: 'GRANTED' });
    return { at: 'DONE' };
  },

  release: async (ctx, { objectId: id }) => {
    const from = await findLiftState(ctx.db, id);
    if (from === 'ASKED') await moveLift(ctx, { id, from, to: 'REFUSED' });
  },
};
