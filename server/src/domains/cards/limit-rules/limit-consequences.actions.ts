import { type Currency, moneyOf } from '@console/contracts';
import type { DecisionStep } from '@console/contracts/cards';
import type { Db } from '../../../platform/context';
import { raiseNotification } from '../../../platform/notifications/notification.store';
import { findCheckers } from '../../../platform/reviews/checker.query';
import { submitReview } from '../../../platform/reviews/submit-review.actions';
import { systemCtx, systemId } from '../../../platform/system-ctx';
import { transitionCard } from '../cards/card.store';
import { type LimitedCard, readLimitedCard } from './limit-card.query';
import type { CountedLimit } from './limit-find.query';
import type { Consequences } from './limit.rules';

interface Deciding {
  db: Db;
  companyId: string;
  now: Date;
}

/** Decision with the limits that it concerns. */
interface Notification {
  txnId: string;
  cardId: string;
  merchantId: string;
  currency: Currency;
  billed: bigint;
  code: string;
  trace: DecisionStep[];
  outcome: Consequences<CountedLimit>;
  /** Ids of the requested exceptions, in the order of the reviews. */
  liftIds: string[];
}

/**
 * Carries out all actions of rules except the decline, in the transaction of the decision, so that no action is lost.
 * The card is locked.
 */
export async function carryOut(deciding: Deciding, notification: Notification): Promise<void> {
  const { alerts, freeze, reviews } = notification.outcome;
  if (alerts.length === 0 && freeze === null && reviews.length === 0) return;
  const card = await readLimitedCard(deciding.db, notification.cardId);
  if (freeze !== null) await freezeCard(deciding, { ...notification, card }, freeze);
  if (alerts.length > 0) await notifyPeople(deciding, { ...notification, card });
  for (const [index, limit] of reviews.entries())
    await requestLeave(deciding, { ...notification, card }, { limit, liftId: notification.liftIds[index] ?? '' });
}

/** Decision with its card. */
type OnCard = Notification & { card: LimitedCard };

/** One of the reasons that users can choose; the note has the name of the rule. */
const freezeReason = 'SUSPICIOUS';

/** Freezes an active card on behalf of risk control; a card that is frozen or being cancelled is not changed. */
async function freezeCard({ db, companyId, now }: Deciding, { cardId, card, txnId }: OnCard, { rule }: CountedLimit) {
  if (!card.isActive) return;
  const note = [...new Set([rule.name.en_US, rule.name.zh_CN])].join(' · ');
  const ctx = systemCtx(db, { companyId, now, origin: 'RISK', action: 'limitRule/freezeCard', traceId: txnId });
  await transitionCard(ctx, {
    cardId,
    from: 'ACTIVE',
    to: 'FROZEN',
    stored: { status: 'BLOCKED', block: { source: 'RISK', reason: freezeReason, note } },
    reason: freezeReason,
    note,
    audit: { before: { blockSource: null }, after: { ruleId: rule.id, transactionId: txnId } },
  });
}

/** Notifies the users who can view the card. */
async function notifyPeople({ db, companyId, now }: Deciding, { cardId, merchantId, card, outcome }: OnCard) {
  const wanted = { companyId, merchantId, permission: 'cards.card.view', except: [] };
  const names = outcome.alerts.map(({ rule }) => rule.name.en_US);
  await raiseNotification(db, {
    companyId,
    userIds: await findCheckers(db, wanted),
    type: 'LIMIT_CROSSED',
    objectType: 'card',
    objectId: cardId,
    label: [card.label, ...new Set(names)].join(' · '),
    page: `cards-balance-view-card-detail?id=${cardId}`,
    now,
  });
}

/** Requests a review of a one-time exception, with the trace of the decision. */
async function requestLeave(
  { db, companyId, now }: Deciding,
  { txnId, card, code, merchantId, billed, currency, trace }: OnCard,
  { limit, liftId }: { limit: CountedLimit; liftId: string },
) {
  await submitReview(
    { db, now, actor: { companyId, userId: systemId } },
    {
      kind: 'LIMIT_LIFT',
      objectType: 'limitLift',
      objectId: liftId,
      objectLabel: card.label,
      objectVersion: 1,
      merchantId,
      reason: code,
      note: null,
      snapshot: { transactionId: txnId, ruleId: limit.rule.id, itemId: limit.itemId, trace },
      amount: moneyOf(billed, currency),
    },
  );
}
