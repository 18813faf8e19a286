import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { ChannelMode, ReadAnswer } from '../../channels/channel-adapter';
import { sandboxBooks } from '../../channels/sandbox-book.repo';
import { sandboxClosing } from '../../channels/sandbox-close';
import type { Db } from '../../context';
import { inTransaction } from '../../plugins/transaction';
import { setObstacle } from '../../reviews/review.repo';
import { matchOf } from './cancel.rules';
import {
  type CancelRequest,
  lockRequest,
  moveCancelState,
  readPurse,
  storeReading,
  storeSilence,
} from './cancel-request.repo';
import { concludeCancel } from './conclude-cancel';

interface Reading {
  pool: Pool;
  clock: () => Date;
}

interface Claimed {
  reviewId: string;
  cardId: string;
  companyId: string;
  attempts: number;
  mode: ChannelMode;
}

const batchMax = 20;
/** A process that dies leaves the question to others after that. */
const leaseSeconds = 60;
/** A channel that was silent so often is not asked by itself any more; the review goes on without its word. */
const attemptsMax = 5;

/** Asks channels what is on cards whose end was asked for; answers how many there were. */
export async function readDueBalances({ pool, clock }: Reading): Promise<number> {
  const due = await inTransaction(pool, { as: 'owner' }, (db) => claimDue(db, clock()));
  for (const one of due) {
    const answer = await sandboxClosing(one.mode, sandboxBooks(pool)).read(one.cardId, one.attempts);
    const { companyId } = one;
    await inTransaction(pool, { as: 'company', companyId }, (db) => apply(db, one, answer, clock()));
  }
  return due.length;
}

async function claimDue(db: Db, now: Date): Promise<Claimed[]> {
  const { rows } = await db.execute<Claimed & Record<string, unknown>>(sql`
    with due as (
      select q.review_id, ch.mode from cancel_request q
      join card c on c.id = q.card_id join channel ch on ch.id = c.channel_id
      where q.due_at <= ${now} order by q.due_at limit ${batchMax} for update of q skip locked)
    update cancel_request q set attempts = q.attempts + 1,
      due_at = ${now}::timestamptz + ${leaseSeconds} * interval '1 second'
    from due where q.review_id = due.review_id
    returning q.review_id as "reviewId", q.card_id as "cardId", q.company_id as "companyId", q.attempts, due.mode`);
  return rows;
}

async function apply(db: Db, { reviewId, companyId, attempts }: Claimed, answer: ReadAnswer, now: Date) {
  const request = await lockRequest(db, reviewId);
  if (!request) return;
  const waits = request.cancelState === 'REVIEWING' || request.cancelState === 'MISMATCH';
  if (request.isEnded || !waits) return storeSilence(db, reviewId, null);
  if (answer.at !== 'done') {
    const again = attempts < attemptsMax ? new Date(now.getTime() + answer.askAfterMs) : null;
    return storeSilence(db, reviewId, again);
  }
  if (request.isClosedThere && request.orderId !== null) {
    const by = { id: 'system', name: 'System' };
    await concludeCancel({ db, now, companyId, by, through: 'SYSTEM' }, request, answer.left);
    return;
  }
  await compare(db, request, { left: answer.left, isClosedThere: answer.isClosed }, now);
}

async function compare(
  db: Db,
  request: CancelRequest,
  { left: channel, isClosedThere }: { left: bigint; isClosedThere: boolean },
  now: Date,
): Promise<void> {
  const { reviewId, cancelState } = request;
  const { ledger } = await readPurse(db, request.cardId);
  const match = matchOf({ ledger, channel, isClosedThere });
  await storeReading(db, reviewId, { match, ledger, channel, isClosedThere }, now);
  const isResolved = (await lockRequest(db, reviewId))?.resolution !== null;
  const to = match === 'MISMATCHED' ? 'MISMATCH' : 'REVIEWING';
  if (to !== cancelState) await moveCancelState(db, request, to);
  await setObstacle(db, reviewId, to === 'MISMATCH' && !isResolved ? 'MISMATCH' : null);
}
