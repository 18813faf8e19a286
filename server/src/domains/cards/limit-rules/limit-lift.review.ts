import { codes } from '@console/contracts';
import { Refusal } from '../../../platform/refusal';
import type { ReviewHandler } from '../../../platform/reviews/review-kind';
import { refuseRestricted } from '../../merchants/merchants/refuse-restricted.actions';
import { findLift, lockLift, transitionLift } from './limit-lift.store';

/** Review of a one-time limit exception; approval lets the card exceed the limit once. */
export const limitLiftReview: ReviewHandler = {
  kind: 'LIMIT_LIFT',
  lock: ({ db, companyId }, id) => lockLift(db, { id, companyId }),

  approve: async (ctx, { objectId: id }) => {
    const lift = await findLift(ctx.db, id);
    if (lift?.state !== 'ASKED') throw new Refusal(codes.transition);
    await refuseRestricted(ctx, { merchantId: lift.merchant_id, field: 'note' });
    await transitionLift(ctx, { id, from: lift.state, to: 'GRANTED' });
    return { at: 'DONE' };
  },

  release: async (ctx, { objectId: id }) => {
    const lift = await findLift(ctx.db, id);
    if (lift?.state === 'ASKED') await transitionLift(ctx, { id, from: lift.state, to: 'REFUSED' });
  },
};
