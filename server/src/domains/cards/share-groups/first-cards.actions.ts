import { codes, type FieldIssue, type OutputOf } from '@console/contracts';
import type { createShareCardBatch, ShareCardDraft, ShareGroupDraft } from '@console/contracts/cards';
import type { SignedInContext } from '../../../platform/http/mount';
import { Refusal } from '../../../platform/refusal';
import { createShareBatch } from '../share-cards/share-card.actions';

/** First cards of a group. They need the permission to create shared cards. */
export type FirstCards = Omit<ShareCardDraft, 'poolId' | 'binId'>;

const needed = ['alias', 'limit', 'limitPeriod', 'validTo'] as const;

/** First cards of a draft, with issues for missing fields; null if no first cards are requested. */
export function firstCardsOf(draft: ShareGroupDraft): { wanted: FirstCards | null; issues: FieldIssue[] } {
  const { count, alias, limit, limitPeriod, validTo, cardholderId } = draft;
  if (count === undefined) return { wanted: null, issues: [] };
  if (alias === undefined || limit === undefined || limitPeriod === undefined || validTo === undefined) {
    const missing = needed.filter((field) => draft[field] === undefined);
    return { wanted: null, issues: missing.map((field) => ({ field, code: 'REQUIRED', params: {} })) };
  }
  return { wanted: { count, alias, limit, limitPeriod, validTo, cardholderId }, issues: [] };
}

/** Refuses an actor without the permission to create shared cards. */
export function refuseMaking({ actor }: Pick<SignedInContext, 'actor'>): void {
  if (!actor.permissions.has('cards.share-card.create')) throw new Refusal(codes.noPermission);
}

/**
 * Orders the first cards after the group's deposit is paid, so that their fees are checked against the remaining
 * balance.
 */
export const orderFirstCards = (
  cards: FirstCards,
  { id: poolId, bin_id: binId }: { id: string; bin_id: string },
  context: SignedInContext,
): Promise<OutputOf<typeof createShareCardBatch>> =>
  createShareBatch({ ...cards, poolId, binId }, '/shareGroup/create', context);
