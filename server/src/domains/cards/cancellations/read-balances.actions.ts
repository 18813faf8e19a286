import type { Pool } from 'pg';
import type { ReadAnswer } from '../channels/channel.adapter';
import { claimQuestions, type ClaimedQuestion } from '../channels/claim-question.store';
import { sandboxBooks } from '../channels/sandbox-book.query';
import { sandboxClosing } from '../channels/sandbox-close.adapter';
import type { Db } from '../../../platform/context';
import { inTransaction } from '../../../platform/db/transaction';
import { setDisabledReason } from '../../../platform/reviews/review.store';
import { matchOf } from './cancel.rules';
import {
  type CancelRequest,
  lockRequest,
  transitionCancelState,
  storeReading,
  storeSilence,
} from './cancel-request.store';
import { lockPurse } from './purse.query';
import { systemCtx } from '../../../platform/system-ctx';
import { concludeCancel } from './conclude-cancel.actions';

interface Reading {
  pool: Pool;
  clock: () => Date;
}

/**
 * Number of attempts without a response after which the channel is no longer polled; the review continues without its
 * balance.
 */
const attemptsMax = 5;

/** Queries the channels for the balances of cards with a pending cancellation. Returns the number of due cards. */
export async function readDueBalances({ pool, clock }: Reading): Promise<number> {
  const due = await inTransaction(pool, { as: 'owner' }, (db) =>
    claimQuestions(db, { table: 'cancel_request', key: 'review_id' }, clock()),
  );
  for (const one of due) {
    const response = await sandboxClosing(one.mode, sandboxBooks(pool)).read(one.cardId, one.attempts);
    const { companyId } = one;
    await inTransaction(pool, { as: 'company', companyId }, (db) => apply(db, one, response, clock()));
  }
  return due.length;
}

async function apply(db: Db, { key: reviewId, companyId, attempts }: ClaimedQuestion, response: ReadAnswer, now: Date) {
  const request = await lockRequest(db, reviewId);
  if (!request) return;
  const waits = request.cancelState === 'REVIEWING' || request.cancelState === 'MISMATCH';
  if (request.isEnded || !waits) return storeSilence(db, reviewId, null);
  if (response.at !== 'done') {
    const again = attempts < attemptsMax ? new Date(now.getTime() + response.askAfterMs) : null;
    return storeSilence(db, reviewId, again);
  }
  if (request.isClosedThere && request.orderId !== null) {
    // The channel's report ends the card, so the channel is the initiator, not the user who requested the reading.
    const by = { by: request.reportedBy, origin: 'CHANNEL', action: 'channel/cancel' } as const;
    await concludeCancel(systemCtx(db, { ...by, companyId, now, traceId: reviewId }), request, response.left);
    return;
  }
  await compare(db, request, { left: response.left, isClosedThere: response.isClosed }, now);
}

async function compare(
  db: Db,
  request: CancelRequest,
  { left: channel, isClosedThere }: { left: bigint; isClosedThere: boolean },
  now: Date,
): Promise<void> {
  const { reviewId, cancelState } = request;
  const { ledger } = await lockPurse(db, request.cardId);
  const match = matchOf({ ledger, channel, isClosedThere });
  await storeReading(db, reviewId, { match, ledger, channel, isClosedThere }, now);
  const isResolved = (await lockRequest(db, reviewId))?.resolution !== null;
  const to = match === 'MISMATCHED' ? 'MISMATCH' : 'REVIEWING';
  if (to !== cancelState) await transitionCancelState({ db, origin: 'CHANNEL' }, request, to);
  await setDisabledReason(db, reviewId, to === 'MISMATCH' && !isResolved ? 'MISMATCH' : null);
}
