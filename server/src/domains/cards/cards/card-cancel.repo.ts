import { codes, type InputOf } from '@console/contracts';
import { type CardDetail, type cancelCard, checkReason } from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { Refusal } from '../../../platform/refusal';
import { findOpenReview } from '../../../platform/reviews/review.repo';
import { submitReview } from '../../../platform/reviews/submit-review';
import { insertRequest } from '../cancellations/cancel-request.repo';
import { addCardEvent } from './card-event.repo';
import { refusePending } from './card-pending.repo';
import { lockCard, readCardDetail } from './card.repo';
import { cancelObstacleOf } from './card.rules';
import { sql } from '../../../platform/db/sql';

interface CardBefore extends FormerRow {
  state: CardDetail['state'];
}

interface FormerRow extends Record<string, unknown> {
  status: string;
  block_source: string | null;
  block_reason: string | null;
  block_note: string | null;
}

/** A version of null: the card as it is found. */
type Change = Omit<InputOf<typeof cancelCard>, 'version'> & { version: number | null };

/** Asks for the end of a card: it is blocked by the system at once, so that nothing new begins while somebody decides. */
export async function requestCancel(change: Change, context: Context): Promise<CardDetail> {
  const { db, now, actor, audit } = context;
  const fieldIssues = checkReason(change.reason, change.note);
  if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues });
  await lockCard(context, change.id);
  const { card, updatedBy } = await readCardDetail(context, change.id);
  const open = await findOpenReview(db, { kind: 'CARD_CANCEL', objectId: card.id });
  if (open !== null) throw new Refusal(codes.openReview, { data: { reviewId: open } });
  if (change.version !== null && card.version !== change.version)
    throw new Refusal(codes.versionConflict, { data: { current: card, updatedBy, updatedAt: card.updatedAt } });
  const reason = cancelObstacleOf(card);
  if (reason !== null)
    throw new Refusal(codes.transition, { data: { from: card.state, to: 'CANCEL_REVIEW', allowed: [], reason } });
  await refusePending(db, card.id);

  const snapshot = await blockForReview(context, card);
  await addCardEvent(context, {
    cardId: card.id,
    from: card.state,
    to: 'CANCEL_REVIEW',
    reason: change.reason,
    note: change.note,
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
  await audit({
    objectType: 'card',
    objectId: card.id,
    objectLabel: label,
    before: { state: card.state },
    after: { state: 'CANCEL_REVIEW', by: actor.userId, at: now.toISOString() },
    reason: change.note ? `${change.reason}: ${change.note}` : change.reason,
  });
  return (await readCardDetail(context, card.id)).card;
}

async function blockForReview({ db, now, actor }: Context, { id, state }: CardDetail): Promise<CardBefore> {
  const { rows } = await db.execute<FormerRow>(sql`
    with former as (select id, status, block_source, block_reason, block_note from card where id = ${id})
    update card c set status = 'BLOCKED', block_source = 'SYSTEM', block_reason = 'CANCEL_REVIEW', block_note = null,
      cancel_state = 'REVIEWING', version = version + 1, updated_at = ${now}, updated_by = ${actor.userId}
    from former where c.id = former.id
    returning former.status, former.block_source, former.block_reason, former.block_note`);
  const [former] = rows;
  if (!former) throw new Refusal(codes.notFound);
  return { ...former, state };
}
