import { codes, type InputOf } from '@console/contracts';
import { type CardDetail, type cancelCard, checkReason } from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { assertVersion } from '../../../platform/expected-version';
import { Refusal } from '../../../platform/refusal';
import { findOpenReview } from '../../../platform/reviews/review.store';
import { submitReview } from '../../../platform/reviews/submit-review.actions';
import { assertTransition } from '../cancellations/cancel.rules';
import { insertRequest } from '../cancellations/cancel-request.store';
import { blockedForReview, transitionCard } from './card.store';
import { isPending } from './card-pending.query';
import { lockCard, readBlock, readCardDetail } from './card.query';
import { cancelDisabledReason, refusePending } from './card.rules';

/** `version` null skips the version check. */
type Change = Omit<InputOf<typeof cancelCard>, 'version'> & { version: number | null };

/** Requests the cancellation of a card and blocks it immediately, so that nothing new starts during the review. */
export async function requestCancel(change: Change, context: Context): Promise<CardDetail> {
  const { db, now, actor } = context;
  const fieldIssues = checkReason(change.reason, change.note);
  if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues });
  await lockCard(context, change.id);
  const { card, updatedBy } = await readCardDetail(context, change.id);
  const open = await findOpenReview(db, { kind: 'CARD_CANCEL', objectId: card.id });
  if (open !== null) throw new Refusal(codes.openReview, { data: { reviewId: open } });
  await assertVersion(card, change.version, () => ({ current: card, updatedBy, updatedAt: card.updatedAt }));
  const reason = cancelDisabledReason(card);
  if (reason !== null)
    throw new Refusal(codes.transition, { data: { from: card.state, to: 'CANCEL_REVIEW', allowed: [], reason } });
  refusePending(await isPending(db, card.id));

  const snapshot = { ...(await readBlock(db, card.id)), state: card.state };
  assertTransition({ from: card.cancelState, to: 'REVIEWING', origin: context.origin });
  await transitionCard(context, {
    cardId: card.id,
    from: card.state,
    to: 'CANCEL_REVIEW',
    stored: { status: 'BLOCKED', block: blockedForReview, cancelState: 'REVIEWING' },
    reason: change.reason,
    note: change.note,
    audit: { after: { by: actor.userId, at: now.toISOString() } },
  });
  const label = `${card.alias} ${card.number.slice(-4)}`;
  const reviewId = await submitReview(context, {
    kind: 'CARD_CANCEL',
    objectType: 'card',
    objectId: card.id,
    objectLabel: label,
    objectVersion: card.version + 1,
    merchantId: card.merchant.id,
    reason: change.reason,
    note: change.note ?? null,
    snapshot,
    amount: card.balance,
  });
  await insertRequest(db, context, {
    reviewId,
    cardId: card.id,
    merchantId: card.merchant.id,
    currency: card.currency,
  });
  return (await readCardDetail(context, card.id)).card;
}
