import type { Cancellation, CancelState } from '@console/contracts/cards';
import type { Ctx, Db, Principal } from '../../../platform/context';
import { insertRows } from '../../../platform/db/insert-rows';
import { storeCancelState } from '../cards/card.store';
import { assertTransition } from './cancel.rules';
import { lockPurse } from './purse.query';
import { bool, pick, text } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

/** Cancellation of a card, locked with its review and its card. */
export interface CancelRequest {
  reviewId: string;
  cardId: string;
  merchantId: string;
  currency: string;
  cancelState: CancelState;
  channel: bigint | null;
  ledger: bigint;
  isClosedThere: boolean;
  resolution: Cancellation['resolution'];
  resolvedBy: string | null;
  orderId: string | null;
  isEnded: boolean;
  snapshot: unknown;
  reason: string;
  /** Label of the review's object. */
  label: string;
  reviewNo: string;
  /** True if the review is still the reason of the block. If not, the card was changed since the request. */
  isBlockedForReview: boolean;
  /** Channel of the card, which reports the remaining balance. */
  reportedBy: Principal;
}

const requestRow = {
  ...pick(tables.cancel_request, 'review_id', 'card_id', 'merchant_id', 'currency', 'channel_minor', 'ledger_minor'),
  ...pick(tables.cancel_request, 'is_closed_there', 'resolution', 'resolved_by', 'order_id'),
  ...pick(tables.review, 'snapshot', 'reason', 'review_no', 'object_label'),
  is_ended: bool,
};

/** Locks the review, then the card: the same order as every decision. */
export const lockRequest = (db: Db, reviewId: string) => lockBy(db, sql`q.review_id = ${reviewId}`);
export const lockRequestOfOrder = (db: Db, orderId: string) => lockBy(db, sql`q.order_id = ${orderId}`);

async function lockBy(db: Db, where: SQL): Promise<CancelRequest | null> {
  const { rows } = await db.execute(
    sql`
      select q.review_id, q.card_id, q.merchant_id, q.currency, q.channel_minor, q.ledger_minor, q.is_closed_there,
        q.resolution, q.resolved_by, q.order_id, q.ended_at is not null as is_ended, r.snapshot, r.reason,
        r.review_no, r.object_label
      from review r join cancel_request q on q.review_id = r.id where ${where} for update`,
    requestRow,
  );
  const [row] = rows;
  if (!row) return null;
  const card = await lockCard(db, row.card_id);
  return {
    reviewId: row.review_id,
    cardId: row.card_id,
    merchantId: row.merchant_id,
    currency: row.currency,
    cancelState: card.cancel_state,
    channel: row.channel_minor === null ? null : BigInt(row.channel_minor),
    ledger: BigInt(row.ledger_minor),
    isClosedThere: row.is_closed_there,
    resolution: row.resolution,
    resolvedBy: row.resolved_by,
    orderId: row.order_id,
    isEnded: row.is_ended,
    snapshot: row.snapshot,
    reason: row.reason,
    label: row.object_label,
    reviewNo: row.review_no,
    isBlockedForReview: card.is_blocked_for_review,
    reportedBy: { id: card.channel_id, name: card.channel_code },
  };
}

async function lockCard(db: Db, id: string) {
  const { rows } = await db.execute(
    sql`
      select c.cancel_state, c.channel_id, ch.code as channel_code,
        coalesce(c.status = 'BLOCKED' and c.block_source = 'SYSTEM' and c.block_reason = 'CANCEL_REVIEW', false)
          as is_blocked_for_review
      from card c join channel ch on ch.id = c.channel_id where c.id = ${id} for update of c`,
    { ...pick(tables.card, 'cancel_state', 'channel_id'), channel_code: text, is_blocked_for_review: bool },
  );
  if (!rows[0]) throw new Error(`The card ${id} of a cancellation was not found.`);
  return rows[0];
}

interface Request {
  reviewId: string;
  cardId: string;
  merchantId: string;
  currency: string;
}

/**
 * A poller reads the channel's balance afterwards, so that no request waits for the network while it locks the card.
 */
export async function insertRequest(db: Db, { companyId, now }: Pick<Ctx, 'companyId' | 'now'>, input: Request) {
  const { ledger } = await lockPurse(db, input.cardId);
  await insertRows(db, 'cancel_request', [
    {
      review_id: input.reviewId,
      company_id: companyId,
      merchant_id: input.merchantId,
      card_id: input.cardId,
      currency: input.currency,
      match_state: 'UNREAD',
      ledger_minor: ledger,
      is_closed_there: false,
      attempts: 0,
      due_at: now,
    },
  ]);
}

interface Reading {
  match: Cancellation['match'];
  ledger: bigint;
  channel: bigint;
  isClosedThere: boolean;
}

/** Clears the chosen resolution if one of the two balances has changed since the choice. */
export async function storeReading(
  db: Db,
  reviewId: string,
  { match, ledger, channel, isClosedThere }: Reading,
  now: Date,
) {
  const isSame = sql`channel_minor = ${channel} and ledger_minor = ${ledger}`;
  await db.execute(sql`
    update cancel_request set match_state = ${match}, ledger_minor = ${ledger}, channel_minor = ${channel},
      is_closed_there = ${isClosedThere}, read_at = ${now}, due_at = null, attempts = 0,
      resolution = case when ${isSame} then resolution end, resolved_by = case when ${isSame} then resolved_by end
    where review_id = ${reviewId}`);
}

/** Stores that the channel did not respond; an earlier response is kept. */
export async function storeSilence(db: Db, reviewId: string, dueAt: Date | null): Promise<void> {
  await db.execute(sql`
    update cancel_request set due_at = ${dueAt},
      match_state = case when read_at is null then 'UNAVAILABLE' else match_state end
    where review_id = ${reviewId}`);
}

export async function askAgainAt(db: Db, reviewId: string, dueAt: Date): Promise<void> {
  await db.execute(sql`update cancel_request set due_at = ${dueAt}, attempts = 0 where review_id = ${reviewId}`);
}

export async function storeResolution(
  db: Db,
  reviewId: string,
  { resolution, by }: { resolution: string; by: string },
) {
  await db.execute(
    sql`update cancel_request set resolution = ${resolution}, resolved_by = ${by} where review_id = ${reviewId}`,
  );
}

export async function storeOrderOf(db: Db, reviewId: string, orderId: string): Promise<void> {
  await db.execute(sql`update cancel_request set order_id = ${orderId}, due_at = null where review_id = ${reviewId}`);
}

export async function endRequest(db: Db, reviewId: string, now: Date): Promise<void> {
  await db.execute(sql`update cancel_request set ended_at = ${now}, due_at = null where review_id = ${reviewId}`);
}

/** Refuses transitions that are not in `cancelTransitions`. */
export async function transitionCancelState(
  { db, origin }: Pick<Ctx, 'db' | 'origin'>,
  { cardId, cancelState }: Pick<CancelRequest, 'cardId' | 'cancelState'>,
  to: CancelState,
): Promise<void> {
  assertTransition({ from: cancelState, to, origin });
  await storeCancelState({ db }, cardId, to);
}
