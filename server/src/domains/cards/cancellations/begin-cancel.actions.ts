import type { Ctx } from '../../../platform/context';
import { insertCancelOrder } from '../channels/order.store';
import { type CancelRequest, transitionCancelState, storeOrderOf } from './cancel-request.store';

/** Orders the channel to close the card. */
export async function beginCancel(ctx: Ctx, request: CancelRequest): Promise<void> {
  await transitionCancelState(ctx, request, 'EXECUTING');
  await storeOrderOf(ctx.db, request.reviewId, await insertCancelOrder(ctx, request.cardId));
}
