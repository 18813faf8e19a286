import type { Ctx } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import { insertRows } from '../../../platform/db/insert-rows';
import { type CancelRequest, moveCancelState, storeOrderOf } from './cancel-request.store';

/** An order to the channel, sent by a round: from here on, whoever dies, the row says what is to be done. */
export async function beginCancel(ctx: Ctx, request: CancelRequest): Promise<void> {
  const { db, now, companyId } = ctx;
  const orderId = newId('order');
  await moveCancelState(ctx, request, 'EXECUTING');
  await insertRows(db, 'card_order', [
    {
      id: orderId,
      company_id: companyId,
      card_id: request.cardId,
      type: 'CANCEL',
      state: 'WAITING',
      attempts: 0,
      due_at: now,
      created_at: now,
    },
  ]);
  await storeOrderOf(db, request.reviewId, orderId);
}
