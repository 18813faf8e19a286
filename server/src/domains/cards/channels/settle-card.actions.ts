import { type Entry, findEntry, post } from '../../accounts/ledger/ledger.store';
import { payCard } from '../card-batches/batch-books.actions';
import { type BatchItem, lockOrdered } from '../card-batches/batch-item.store';
import { settleOrdered } from '../card-batches/settle-items.actions';
import type { Ctx, Db } from '../../../platform/context';
import { transitionCard } from '../cards/card.store';
import type { OpenOrder } from './order.store';
import { readCardLedger } from '../cards/card-ledger.query';

/** Decision of the channel about a pending card. */
export type Verdict = { at: 'created'; channelCardId: string } | { at: 'failed'; reason: string };

/** Marks a card as pending: the channel has its order, or may have it. */
export async function leaveCard(ctx: Ctx, { id, cardId, cardState }: OpenOrder): Promise<void> {
  if (cardState !== 'CREATING') return;
  const stored = { createStatus: 'PENDING' } as const;
  await transitionCard(ctx, { cardId, from: cardState, to: 'PENDING', stored, orderId: id });
}

/** Applies the channel's response to card and history. A failed card is refunded. */
export async function settleCard(ctx: Ctx, order: OpenOrder, verdict: Verdict): Promise<void> {
  const { db, now } = ctx;
  const isMade = verdict.at === 'created';
  await transitionCard(ctx, {
    cardId: order.cardId,
    from: order.cardState,
    to: isMade ? 'ACTIVE' : 'FAILED',
    stored: isMade
      ? { createStatus: 'SUCCESS', status: 'ACTIVE', channelCardId: verdict.channelCardId }
      : { createStatus: 'FAILED', failure: verdict.reason },
    note: isMade ? null : verdict.reason,
    orderId: order.id,
    ...(!isMade && { audit: { after: { reason: verdict.reason } } }),
  });
  const item = await lockOrdered(db, order.cardId);
  if (item) return settleItem(db, { order, item, verdict }, now);
  if (verdict.at === 'failed') await giveBack(db, order, now);
}

/** Settles a card of a batch, whose money is on hold until now: posts it or releases the hold. */
async function settleItem(
  db: Db,
  { order, item, verdict }: { order: OpenOrder; item: BatchItem; verdict: Verdict },
  now: Date,
): Promise<void> {
  await settleOrdered(db, item, verdict.at === 'failed' ? verdict.reason : null, now);
  if (verdict.at === 'failed') return;
  const { ledgerId } = await readCardLedger(db, order.cardId);
  await payCard(db, item, { cardId: order.cardId, cardLedgerId: ledgerId, by: order.channelId, now });
}

/** Refunds a failed card by a reversal entry; ledger entries are never changed. */
async function giveBack(db: Db, { id, cardId, channelId }: OpenOrder, now: Date): Promise<void> {
  const key = { sourceType: 'CARD', sourceId: cardId, eventType: 'CARD_ISSUED' };
  // The entry of a repeated order has the order id as its leg key.
  const issued = (await findEntry(db, { ...key, legKey: id })) ?? (await findEntry(db, key));
  if (!issued) return;
  const reversal: Entry = {
    ...issued,
    eventType: 'CARD_ISSUE_REVERSED',
    occurredAt: now,
    createdBy: channelId,
    reversesEntryId: issued.id,
    lines: issued.lines.map((line) => ({ ...line, side: line.side === 'D' ? 'C' : 'D' })),
  };
  await post(db, reversal, now);
}
