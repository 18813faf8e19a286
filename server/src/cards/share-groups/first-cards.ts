import { codes, type FieldIssue, type OutputOf } from '@console/contracts';
import type { createCardBatch, ShareCardDraft, ShareGroupDraft } from '@console/contracts/cards';
import type { SignedInContext } from '../../mount';
import { Refusal } from '../../refusal';
import { orderBatch } from '../card-batches/create-batch.repo';
import { planShareBatch, refuseUnfunded } from '../share-cards/share-card.repo';

/** What the first cards of a group are to be; they are made by whoever may make cards. */
export type FirstCards = Omit<ShareCardDraft, 'poolId' | 'binId'>;

const needed = ['alias', 'limit', 'limitPeriod', 'validTo'] as const;

/** Null where none are wanted; with what is missing, each next to its field. */
export function firstCardsOf(draft: ShareGroupDraft): { wanted: FirstCards | null; issues: FieldIssue[] } {
  const { count, alias, limit, limitPeriod, validTo, cardholderId } = draft;
  if (count === undefined) return { wanted: null, issues: [] };
  if (alias === undefined || limit === undefined || limitPeriod === undefined || validTo === undefined) {
    const missing = needed.filter((field) => draft[field] === undefined);
    return { wanted: null, issues: missing.map((field) => ({ field, code: 'REQUIRED', params: {} })) };
  }
  return { wanted: { count, alias, limit, limitPeriod, validTo, cardholderId }, issues: [] };
}

/** Both are asked for: cards of groups, and the job that makes cards. */
export function refuseMaking({ actor }: Pick<SignedInContext, 'actor'>): void {
  const may = ['cards.share-card.create', 'cards.card.create'].every((code) => actor.permissions.has(code));
  if (!may) throw new Refusal(codes.noPermission);
}

/** Orders them once the group is paid, so that what they cost is asked of what is left. */
export async function orderFirstCards(
  cards: FirstCards,
  { id: poolId, bin_id: binId }: { id: string; bin_id: string },
  context: SignedInContext,
): Promise<OutputOf<typeof createCardBatch>> {
  const draft = { ...cards, poolId, binId };
  const { batch, account } = await planShareBatch(draft, context);
  await refuseUnfunded(batch.price, account, context);
  const holders = Array.from({ length: cards.count }, () => cards.cardholderId ?? null);
  return orderBatch({ batch, draft, holders, action: '/shareGroup/create' }, context);
}
