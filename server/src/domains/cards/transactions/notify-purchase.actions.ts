import type { TransactionPhase } from '@console/contracts/cards';
import { raiseEvent } from '../../../platform/webhooks/raise-event.store';
import type { Decision } from './authorization.rules';
import type { Booking } from './purchase.store';
import type { PurchaseEvent } from './purchase.rules';

interface Notification {
  transactionId: string;
  cardId: string;
  phase: TransactionPhase;
}

const raise = (
  { db, now, companyId }: Booking,
  type: Parameters<typeof raiseEvent>[1]['type'],
  { transactionId, cardId, phase }: Notification,
  labels: Record<string, string> = {},
) => raiseEvent({ db, now, actor: { companyId } }, { type, data: { transactionId, cardId, phase, ...labels } });

/** Tells the company's systems what a shop was answered, and why in the words of the rule that declined it. */
export const tellDecision = (booking: Booking, notification: Notification, decision: Decision): Promise<void> =>
  decision.at === 'declined'
    ? raise(booking, 'authorization.declined', notification, messageOf(decision.detail))
    : raise(booking, 'authorization.approved', notification);

/** A rule that has no words says nothing. */
const messageOf = ({ messageEn, messageZh }: Record<string, string>): Record<string, string> =>
  messageEn !== undefined && messageZh !== undefined ? { messageEn, messageZh } : {};

/** Tells of money that was collected or came back; of no other event, as none of them moves any. */
export async function tellEvent(
  booking: Booking,
  kind: PurchaseEvent['kind'],
  notification: Notification,
): Promise<void> {
  if (kind === 'CLEAR') await raise(booking, 'transaction.cleared', notification);
  if (kind === 'REFUND') await raise(booking, 'transaction.refunded', notification);
  if (kind === 'CHARGEBACK') await raise(booking, 'transaction.charged_back', notification);
}
