import { cardStates } from '@console/contracts/cards';
import { z } from '@console/contracts/zod';
import type { Hand } from '../../../platform/reviews/review-kind';
import { addCardEvent } from '../cards/card-event.repo';
import type { CancelRequest } from './cancel-request.repo';
import { sql } from '../../../platform/db/sql';

const former = z.object({
  status: z.string(),
  block_source: z.string().nullable(),
  block_reason: z.string().nullable(),
  block_note: z.string().nullable(),
  state: z.enum(cardStates),
});

/** The card as it was before its end was asked for. What somebody made of it since stays as they made it. */
export async function restoreCard(hand: Hand, { cardId, snapshot, cancelState }: CancelRequest): Promise<void> {
  const before = former.parse(snapshot);
  const { rowCount } = await hand.db.execute(sql`
    update card set status = ${before.status}, block_source = ${before.block_source},
      block_reason = ${before.block_reason}, block_note = ${before.block_note},
      version = version + 1, updated_at = ${hand.now}, updated_by = ${hand.by.id}
    where id = ${cardId} and status = 'BLOCKED' and block_source = 'SYSTEM' and block_reason = 'CANCEL_REVIEW'`);
  // A cancellation that failed shows as a frozen card.
  const from = cancelState === 'FAILED' ? 'FROZEN' : 'CANCEL_REVIEW';
  if (rowCount === 1 && from !== before.state)
    await addCardEvent(hand, { cardId, from, to: before.state, reason: 'CANCEL_REVIEW' });
}
