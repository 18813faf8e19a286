import { codes, type InputOf, type OutputOf } from '@console/contracts';
import { createShareCard, type retryCard } from '@console/contracts/cards';
import { lockLedgerAccounts } from '../../accounts/ledger/ledger-account.store';
import { post } from '../../accounts/ledger/ledger.store';
import { assertVersion } from '../../../platform/expected-version';
import type { SignedInContext } from '../../../platform/http/mount';
import { Refusal } from '../../../platform/refusal';
import { isOfJob } from '../card-batches/batch-item.store';
import { retryBatch } from '../card-batches/retry-batch.actions';
import { planShareCards } from '../share-cards/plan-share-card.actions';
import { lockCard, readCardDetail } from './card.query';
import { type FirstOrder, readFirstOrder } from './first-order.query';
import { batchOf, checkOrigin, refuseUnfunded } from './issue-card.actions';
import type { Batch } from './issue-card.rules';
import { issueEntryOf } from './issue-entry.actions';
import { orderAnew } from './order-anew.actions';

/** Orders a refused card again: immediately if it was ordered alone, otherwise with a job of its batch. */
export async function orderRefusedCard(
  { id, version }: InputOf<typeof retryCard>,
  context: SignedInContext,
): Promise<OutputOf<typeof retryCard>> {
  await lockCard(context, id);
  const { card, updatedBy } = await readCardDetail(context, id);
  await assertVersion(card, version, () => ({ current: card, updatedBy, updatedAt: card.updatedAt }));
  if (card.state !== 'FAILED')
    throw new Refusal(codes.transition, {
      data: { from: card.state, to: 'CREATING', allowed: [], reason: 'CARD_NOT_NOW' },
    });
  if (await isOfJob(context.db, id))
    return { at: 'job', job: await retryBatch({ batchNo: card.batchNo, cardId: id }, context) };
  await orderAlone(id, context);
  return { at: 'ordered', card: (await readCardDetail(context, id)).card };
}

/**
 * Checks the current rules for new cards and charges the price of the first order, which was refunded when that order
 * failed.
 */
async function orderAlone(cardId: string, context: SignedInContext): Promise<void> {
  const { db, actor, now } = context;
  const order = await readFirstOrder(db, cardId);
  const { deposit, fee } = order;
  const { payer, bin, mode } = await planAgain(order, context);
  const { currency } = bin;
  const locked = await lockLedgerAccounts(db, [payer.ledgerAccountId, payer.incomeId]);
  refuseUnfunded(deposit + fee, { ledgerAccountId: payer.ledgerAccountId, currency }, locked);
  const { cardLedgerId, orderId } = await orderAnew({ mode }, cardId, context);
  const entry = issueEntryOf({
    companyId: actor.companyId,
    payerId: payer.ledgerAccountId,
    incomeId: payer.incomeId,
    cardId,
    cardLedgerId,
    currency,
    deposit,
    fee,
    by: actor.userId,
    now,
  });
  if (entry.lines.length > 0) await post(db, { ...entry, legKey: orderId }, now);
}

/** Checks the draft again: the rules may have changed since the first order. */
async function planAgain({ draft }: FirstOrder, context: SignedInContext): Promise<Batch> {
  if (!('poolId' in draft)) return batchOf(draft, await checkOrigin(draft, context), context.now);
  if (!context.actor.permissions.has(createShareCard.permission)) throw new Refusal(codes.noPermission);
  return planShareCards(draft, context);
}
