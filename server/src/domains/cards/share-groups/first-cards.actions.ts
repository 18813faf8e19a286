import { codes, type FieldIssue, type OutputOf } from '@console/contracts';
import type { createShareCardBatch, ShareCardDraft, ShareGroupDraft } from '@console/contracts/cards';
import type { SignedInContext } from '../../../platform/http/mount';
import { Refusal } from '../../../platform/refusal';
import { createShareBatch } from '../share-cards/share-card.actions';

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

/** Cards of groups are asked for by themselves. */
export function refuseMaking({ actor }: Pick<SignedInContext, 'actor'>): void {
  if (!actor.permissions.has('cards.share-card.create')) throw new Refusal(codes.noPermission);
}

/** Orders them once the group is paid, so that what they cost is asked of what is left. */
export const orderFirstCards = (
  cards: FirstCards,
  { id: poolId, bin_id: binId }: { id: string; bin_id: string },
  context: SignedInContext,
): Promise<OutputOf<typeof createShareCardBatch>> =>
  createShareBatch({ ...cards, poolId, binId }, '/shareGroup/create', context);
