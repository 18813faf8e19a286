import type { TransactionPhase } from '@console/contracts/cards';
import { raiseEvent } from '../../webhooks/raise-event.repo';
import type { Booking } from './purchase.repo';
import type { PurchaseEvent } from './purchase.rules';

interface Told {
  transactionId: string;
  cardId: string;
  phase: TransactionPhase;
}

const raise = (
  { db, now, companyId }: Booking,
  type: Parameters<typeof raiseEvent>[1]['type'],
  { transactionId, cardId, phase }: Told,
) => raiseEvent({ db, now, actor: { companyId } }, { type, data: { transactionId, cardId, phase } });

/** Tells the company's systems what a shop was answered. */
export const tellDecision = (booking: Booking, told: Told): Promise<void> =>
  raise(booking, told.phase === 'DECLINED' ? 'authorization.declined' : 'authorization.approved', told);

/** Tells of money that was collected or came back; of no other event, as none of them moves any. */
export async function tellEvent(booking: Booking, kind: PurchaseEvent['kind'], told: Told): Promise<void> {
  if (kind === 'CLEAR') await raise(booking, 'transaction.cleared', told);
  if (kind === 'REFUND') await raise(booking, 'transaction.refunded', told);
}
