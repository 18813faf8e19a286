import { noAnswer } from '@console/contracts/cards';
import type { Pool } from 'pg';
import type { Db } from '../../../platform/context';
import { inTransaction } from '../../../platform/db/transaction';
import { systemCtx } from '../../../platform/system-ctx';
import type { Result } from './channel.adapter';
import { claimDueOrders, type ClaimedOrder, lockOpenOrder, storeOrder } from './order.store';
import { stateAfter } from './order.rules';
import { sandboxAdapters } from './sandbox.adapter';
import { settleCancel } from './settle-cancel.actions';
import { leaveCard, settleCard, type Verdict } from './settle-card.actions';

export interface Settling {
  pool: Pool;
  clock: () => Date;
}

const batchMax = 20;

/** Settles due orders. Returns their number. The complete state is in the database. */
export async function settleDueOrders({ pool, clock }: Settling): Promise<number> {
  const orders = await inTransaction(pool, { as: 'owner' }, (db) => claimDueOrders(db, clock(), batchMax));
  const broken: unknown[] = [];
  for (const order of orders)
    try {
      await (order.type === 'CANCEL' ? settleCancel : settle)({ pool, clock }, order);
    } catch (error) {
      // An order that fails is queried again after its lease; the others are settled now.
      broken.push(error);
    }
  if (broken.length > 0) throw broken[0];
  return orders.length;
}

/** Calls the channel between two transactions, so that no lock is held during a network call. */
async function settle({ pool, clock }: Settling, { id, companyId, attempts, mode }: ClaimedOrder): Promise<void> {
  const adapter = sandboxAdapters[mode];
  // After the first attempt the card may exist, so the order is only queried.
  const response = attempts === 1 ? await adapter.create(id) : await adapter.query(id);
  await inTransaction(pool, { as: 'company', companyId }, (db) =>
    applyAnswer(db, id, response, { companyId, now: clock() }),
  );
}

async function applyAnswer(
  db: Db,
  orderId: string,
  response: Result,
  at: { companyId: string; now: Date },
): Promise<void> {
  const order = await lockOpenOrder(db, orderId);
  if (!order) return;
  const verdict = verdictOf(response);
  await storeOrder(db, orderId, {
    state: stateAfter(order.state, response),
    dueAt: 'askAfterMs' in response ? new Date(at.now.getTime() + response.askAfterMs) : at.now,
    finishedAt: verdict ? at.now : null,
    channelRef: verdict?.at === 'created' ? verdict.channelCardId : null,
    lastError: errorOf(response),
  });
  const by = { id: order.channelId, name: order.channelCode };
  const ctx = systemCtx(db, { ...at, by, origin: 'CHANNEL', action: 'channel/settle', traceId: order.id });
  await (verdict ? settleCard(ctx, order, verdict) : leaveCard(ctx, order));
}

function verdictOf(response: Result): Verdict | null {
  switch (response.at) {
    case 'done':
      return { at: 'created', channelCardId: response.channelCardId };
    case 'rejected':
      return { at: 'failed', reason: response.reason };
    case 'accepted':
    case 'timed-out':
      return null;
  }
}

const errorOf = (response: Result) =>
  response.at === 'rejected' ? response.reason : response.at === 'timed-out' ? noAnswer : null;
