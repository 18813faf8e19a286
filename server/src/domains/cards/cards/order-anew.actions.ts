import { codes } from '@console/contracts';
import type { Context } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import { Refusal } from '../../../platform/refusal';
import { insertCreateOrders } from '../channels/order.store';
import { readCardLedger } from './card-ledger.query';
import { lockCard } from './card.query';
import { transitionCard } from './card.store';
import type { Batch } from './issue-card.rules';
import { createAtOnce, orderOf } from './make-cards.actions';

/** Ordered card; `isDone` if the channel has created it. */
export interface Ordered {
  cardId: string;
  cardLedgerId: string;
  isDone: boolean;
}

/** Orders a refused card again with a new order, so that its history remains. */
export async function orderAnew(
  { mode }: Pick<Batch, 'mode'>,
  cardId: string,
  context: Context,
): Promise<Ordered & { orderId: string }> {
  await lockCard(context, cardId);
  const { ledgerId, createStatus } = await readCardLedger(context.db, cardId);
  if (createStatus !== 'FAILED') throw new Refusal(codes.transition, { data: { reason: 'CARD_NOT_NOW' } });
  const orderId = newId('order');
  const channelCardId = mode === 'SYNC' ? await createAtOnce(orderId) : null;
  await insertCreateOrders(context, [orderOf({ mode }, { orderId, cardId, channelCardId }, context)]);
  await transitionCard(context, {
    cardId,
    from: 'FAILED',
    to: channelCardId ? 'ACTIVE' : 'CREATING',
    stored: {
      createStatus: channelCardId ? 'SUCCESS' : 'CREATING',
      status: channelCardId ? 'ACTIVE' : null,
      channelCardId,
      failure: null,
    },
    orderId,
  });
  return { cardId, cardLedgerId: ledgerId, isDone: channelCardId !== null, orderId };
}
