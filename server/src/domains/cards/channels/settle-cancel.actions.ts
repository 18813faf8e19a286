import { noAnswer } from '@console/contracts/cards';
import type { Pool } from 'pg';
import { lockRequestOfOrder } from '../cancellations/cancel-request.store';
import { concludeCancel, failCancel } from '../cancellations/conclude-cancel.actions';
import type { Db } from '../../../platform/context';
import { inTransaction } from '../../../platform/db/transaction';
import { systemCtx } from '../../../platform/system-ctx';
import type { CloseAnswer } from './channel.adapter';
import { type ClaimedOrder, lockOpenOrder, type OpenOrder, storeOrder } from './order.store';
import { stateAfter } from './order.rules';
import { sandboxBooks } from './sandbox-book.query';
import { sandboxClosing } from './sandbox-close.adapter';

interface Settling {
  pool: Pool;
  clock: () => Date;
}

/** Sends the order to close a card or queries its outcome, then applies the response in one transaction. */
export async function settleCancel({ pool, clock }: Settling, order: ClaimedOrder): Promise<void> {
  const adapter = sandboxClosing(order.mode, sandboxBooks(pool));
  const closing = { orderId: order.id, cardId: order.cardId };
  // Closing is idempotent, but only the first response has the balance that counts.
  const response = order.attempts === 1 ? await adapter.close(closing) : await adapter.queryClose(closing);
  const { companyId } = order;
  await inTransaction(pool, { as: 'company', companyId }, (db) =>
    applyAnswer(db, order.id, response, { companyId, now: clock() }),
  );
}

type At = { companyId: string; now: Date };

async function applyAnswer(db: Db, orderId: string, response: CloseAnswer, at: At): Promise<void> {
  const request = await lockRequestOfOrder(db, orderId);
  const order = await lockOpenOrder(db, orderId);
  if (!request || !order) return;
  const isOver = response.at === 'done' || response.at === 'rejected';
  await storeOrder(db, orderId, {
    state: stateAfter(order.state, response),
    dueAt: isOver ? at.now : new Date(at.now.getTime() + response.askAfterMs),
    finishedAt: isOver ? at.now : null,
    channelRef: null,
    lastError: errorOf(response),
  });
  const by = { id: order.channelId, name: order.channelCode };
  const ctx = systemCtx(db, { ...at, by, origin: 'CHANNEL', action: 'channel/cancel', traceId: order.id });
  if (response.at === 'rejected') await failCancel(ctx, request, response.reason);
  // The card stays in review, so no state transition writes an audit log entry.
  if (response.at === 'done' && (await concludeCancel(ctx, request, response.left)) === 'MISMATCH')
    await ctx.audit(lineOf(order));
}

const errorOf = (response: CloseAnswer) =>
  response.at === 'rejected' ? response.reason : response.at === 'timed-out' ? noAnswer : null;

const lineOf = ({ cardId, channelCode }: OpenOrder) => ({
  objectType: 'card' as const,
  objectId: cardId,
  objectLabel: channelCode,
  before: { state: 'EXECUTING' },
  after: { state: 'MISMATCH' },
});
