import type { Pool } from 'pg';
import { insertAudit } from '../../../platform/audit/audit.repo';
import { lockRequestOfOrder } from '../cancellations/cancel-request.repo';
import { concludeCancel, failCancel } from '../cancellations/conclude-cancel';
import type { Db } from '../../../platform/context';
import { inTransaction } from '../../../platform/db/transaction';
import type { CloseAnswer } from './channel-adapter';
import { type ClaimedOrder, lockOpenOrder, type OpenOrder, storeOrder } from './order.repo';
import { stateAfter } from './order.rules';
import { sandboxBooks } from './sandbox-book.repo';
import { sandboxClosing } from './sandbox-close';

interface Settling {
  pool: Pool;
  clock: () => Date;
}

/** Sends the order to close a card, or asks what became of it; then does in one transaction what the answer means. */
export async function settleCancel({ pool, clock }: Settling, order: ClaimedOrder): Promise<void> {
  const adapter = sandboxClosing(order.mode, sandboxBooks(pool));
  const closing = { orderId: order.id, cardId: order.cardId };
  // Closing twice would be harmless, but the answer to the first time is the one that counts.
  const answer = order.attempts === 1 ? await adapter.close(closing) : await adapter.queryClose(closing);
  const { companyId } = order;
  await inTransaction(pool, { as: 'company', companyId }, (db) =>
    applyAnswer(db, order.id, answer, { companyId, now: clock() }),
  );
}

type At = { companyId: string; now: Date };

async function applyAnswer(db: Db, orderId: string, answer: CloseAnswer, at: At): Promise<void> {
  const request = await lockRequestOfOrder(db, orderId);
  const order = await lockOpenOrder(db, orderId);
  if (!request || !order) return;
  const isOver = answer.at === 'done' || answer.at === 'rejected';
  await storeOrder(db, orderId, {
    state: stateAfter(order.state, answer),
    dueAt: isOver ? at.now : new Date(at.now.getTime() + answer.askAfterMs),
    finishedAt: isOver ? at.now : null,
    channelRef: null,
    lastError: errorOf(answer),
  });
  const by = { id: order.channelId, name: order.channelCode };
  const hand = { db, ...at, by, through: 'CHANNEL' as const };
  if (answer.at === 'done') await audit(db, order, at, await concludeCancel(hand, request, answer.left));
  if (answer.at === 'rejected') {
    await failCancel(hand, request, answer.reason);
    await audit(db, order, at, 'FAILED');
  }
}

const errorOf = (answer: CloseAnswer) =>
  answer.at === 'rejected' ? answer.reason : answer.at === 'timed-out' ? 'The channel did not answer in time.' : null;

const audit = (db: Db, { id, cardId, channelId, channelCode }: OpenOrder, { companyId, now }: At, state: string) =>
  insertAudit(
    db,
    {
      companyId,
      actorType: 'SYSTEM',
      actorId: channelId,
      sessionId: null,
      ip: null,
      userAgent: null,
      action: 'channel/cancel',
      idempotencyKey: null,
      traceId: id,
      now,
    },
    {
      objectType: 'card',
      objectId: cardId,
      objectLabel: channelCode,
      before: { state: 'EXECUTING' },
      after: { state },
    },
  );
