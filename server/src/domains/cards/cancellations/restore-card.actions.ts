import type { Ctx } from '../../../platform/context';
import { blockSources, cardStates } from '@console/contracts/cards';
import { z } from '@console/contracts/zod';
import { transitionCard, storeCard } from '../cards/card.store';
import type { CancelRequest } from './cancel-request.store';

const former = z.object({
  status: z.enum(['ACTIVE', 'BLOCKED']),
  block_source: z.enum(blockSources).nullable(),
  block_reason: z.string().nullable(),
  block_note: z.string().nullable(),
  state: z.enum(cardStates),
});

/** Restores the state before the request; a later change of the card is not reverted. */
export async function restoreCard(ctx: Ctx, request: CancelRequest): Promise<void> {
  const { cardId, snapshot, cancelState, isBlockedForReview } = request;
  if (!isBlockedForReview) return;
  const before = former.parse(snapshot);
  const { status, block_source: source, block_reason: reason, block_note: note } = before;
  const stored = { status, block: source === null ? null : { source, reason, note } };
  // A card whose cancellation failed is in state frozen.
  const from = cancelState === 'FAILED' ? 'FROZEN' : 'CANCEL_REVIEW';
  if (from === before.state) return storeCard(ctx, cardId, stored);
  await transitionCard(ctx, { cardId, from, to: before.state, stored, reason: 'CANCEL_REVIEW' });
}
