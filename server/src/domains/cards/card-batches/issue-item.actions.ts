import { codes, moneyOf } from '@console/contracts';
import type { CardBatchDraft, ShareCardDraft } from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { Refusal } from '../../../platform/refusal';
import type { CardVault } from '../../../platform/vault/card-vault';
import type { Batch } from '../cards/issue-card.rules';
import { makeCards } from '../cards/make-cards.actions';
import { checkOrigin, batchOf } from '../cards/issue-card.actions';
import { orderAnew, type Ordered } from '../cards/order-anew.actions';
import { planShareCards } from '../share-cards/plan-share-card.actions';
import { payCard } from './batch-books.actions';
import { type BatchItem, lockWaiting, storeCardOf } from './batch-item.store';
import { findBatch } from './card-batch.query';

/**
 * Creates one card of a batch, or orders it again if the channel refused it. Its money is on hold. It is posted here if
 * the channel responds immediately, otherwise when the response arrives.
 */
export async function issueItem(
  targetId: string,
  { batchNo }: { batchNo: string },
  context: Context,
  vault: CardVault,
): Promise<void> {
  const { db, now, actor } = context;
  const item = await lockWaiting(db, targetId);
  if (!item) throw new Refusal(codes.transition, { data: { reason: 'CARD_NOT_NOW' } });
  const { draft } = await findBatch(context, batchNo);
  if (!draft) throw new Error(`The batch ${batchNo} was not created by a job.`);
  // The rules may have changed since the request, so the draft is checked again.
  const planned = 'poolId' in draft ? await planShareCard(draft, item, context) : await planCard(draft, item, context);
  const batch = { ...planned, id: item.batchId, batchNo };
  const card =
    item.cardId === null ? await makeCard(batch, item, context, vault) : await orderAnew(batch, item.cardId, context);
  if (card.isDone) await payCard(db, item, { ...card, by: actor.userId, now });
  await storeCardOf(db, item, { ...card, now });
  await context.audit({
    objectType: 'card',
    objectId: card.cardId,
    objectLabel: item.alias,
    after: { state: card.isDone ? 'ACTIVE' : 'CREATING', batchNo, attempt: item.attempt },
  });
}

/** Plan of a card with its own balance, with the values of its line in a file. */
async function planCard(draft: CardBatchDraft, item: BatchItem, context: Context): Promise<Batch> {
  const { currency } = draft.deposit;
  const one = {
    ...draft,
    count: 1,
    cardholderId: item.cardholderId ?? undefined,
    deposit: item.deposit === null ? draft.deposit : moneyOf(item.deposit, currency),
    limit: item.limit === null ? draft.limit : moneyOf(item.limit, currency),
  };
  return batchOf(one, await checkOrigin(one, context), context.now);
}

const planShareCard = (draft: ShareCardDraft, { cardholderId }: BatchItem, context: Context): Promise<Batch> =>
  planShareCards({ ...draft, count: 1, cardholderId: cardholderId ?? undefined }, context);

async function makeCard(
  batch: Batch,
  { alias, cardholderId }: BatchItem,
  context: Context,
  vault: CardVault,
): Promise<Ordered> {
  const { cards } = await makeCards(batch, [{ alias, cardholderId }], context, vault);
  const [card] = cards;
  if (!card) throw new Error(`No card of ${batch.batchNo} was stored.`);
  return { cardId: card.id, cardLedgerId: card.ledgerAccountId, isDone: card.channelCardId !== null };
}
