import type { Ctx } from '../../../platform/context';
import { cardStates } from '@console/contracts/cards';
import { z } from '@console/contracts/zod';
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
export async function restoreCard(ctx: Ctx, { cardId, snapshot, cancelState }: CancelRequest): Promise<void> {
  const before = former.parse(snapshot);
  const { rowCount } = await ctx.db.execute(sql`
    update card set status = ${before.status}, block_source = ${before.block_source},
      block_reason = ${before.block_reason}, block_note = ${before.block_note},
      version = version + 1, updated_at = ${ctx.now}, updated_by = ${ctx.by.id}
    where id = ${cardId} and status = 'BLOCKED' and block_source = 'SYSTEM' and block_reason = 'CANCEL_REVIEW'`);
  // A cancellation that failed shows as a frozen card.
  const from = cancelState === 'FAILED' ? 'FROZEN' : 'CANCEL_REVIEW';
  if (rowCount === 1 && from !== before.state)
    await addCardEvent(ctx, { cardId, from, to: before.state, reason: 'CANCEL_REVIEW' });
}
