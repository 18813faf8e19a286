import { codes } from '@console/contracts';
import { Refusal } from '../../../platform/refusal';
import type { ReviewHandler } from '../../../platform/reviews/review-kind';
import { beginCancel } from '../cancellations/begin-cancel.actions';
import {
  type CancelRequest,
  endRequest,
  lockRequest,
  transitionCancelState,
} from '../cancellations/cancel-request.store';
import { restoreCard } from '../cancellations/restore-card.actions';
import { needsSecondPerson } from '../cancellations/second-person.query';
import { isPending } from './card-pending.query';
import { lockCardVersion } from './card.query';
import { refusePending } from './card.rules';

/**
 * Review of a cancellation: approval orders the channel to close the card; its balance then returns to the merchant.
 */
export const cardCancelReview: ReviewHandler = {
  kind: 'CARD_CANCEL',
  lock: lockCardVersion,

  approve: async (ctx, { id, objectId: cardId }) => {
    // Checked again: a purchase that was approved before the block may have been booked after it.
    refusePending(await isPending(ctx.db, cardId));
    const request = openRequest(await lockRequest(ctx.db, id));
    const { resolution, resolvedBy } = request;
    if (resolution === 'AS_CHANNEL' && resolvedBy === ctx.by.id && (await needsSecondPerson(ctx.db, request)))
      throw new Refusal(codes.ownItem, { data: { reason: 'CANCEL_SECOND' } });
    await beginCancel(ctx, request);
    return { at: 'RUNNING' };
  },

  release: async (ctx, { id }) => {
    const request = openRequest(await lockRequest(ctx.db, id));
    await transitionCancelState(ctx, request, 'NONE');
    await restoreCard(ctx, request);
    await endRequest(ctx.db, id, ctx.now);
  },
};

function openRequest(request: CancelRequest | null): CancelRequest {
  if (!request || request.isEnded) throw new Refusal(codes.transition);
  return request;
}
