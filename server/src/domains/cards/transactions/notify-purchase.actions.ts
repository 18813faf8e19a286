import type { TransactionPhase } from '@console/contracts/cards';
import type { Ctx } from '../../../platform/context';
import { raiseEvent } from '../../../platform/webhooks/raise-event.store';
import type { Decision } from './authorization.rules';
import type { PurchaseEvent } from './purchase.rules';

interface Notification {
  transactionId: string;
  cardId: string;
  phase: TransactionPhase;
}

const raise = (
  { db, now, companyId }: Ctx,
  type: Parameters<typeof raiseEvent>[1]['type'],
  { transactionId, cardId, phase }: Notification,
  labels: Record<string, string> = {},
) => raiseEvent({ db, now, actor: { companyId } }, { type, data: { transactionId, cardId, phase, ...labels } });

/** Tells the company's systems what a shop was answered, and why in the words of the rule that declined it. */
export const tellDecision = (ctx: Ctx, notification: Notification, decision: Decision): Promise<void> =>
  decision.at === 'declined'
    ? raise(ctx, 'authorization.declined', notification, messageOf(decision.detail))
    : raise(ctx, 'authorization.approved', notification);

/** A rule that has no words says nothing. */
const messageOf = ({ messageEn, messageZh }: Record<string, string>): Record<string, string> =>
  messageEn !== undefined && messageZh !== undefined ? { messageEn, messageZh } : {};

/** Tells of money that was collected or came back; of no other event, as none of them moves any. */
export async function tellEvent(ctx: Ctx, kind: PurchaseEvent['kind'], notification: Notification): Promise<void> {
  if (kind === 'CLEAR') await raise(ctx, 'transaction.cleared', notification);
  if (kind === 'REFUND') await raise(ctx, 'transaction.refunded', notification);
  if (kind === 'CHARGEBACK') await raise(ctx, 'transaction.charged_back', notification);
}
