import type { Ctx } from '../../../platform/context';
import { storeExecution, setDisabledReason } from '../../../platform/reviews/review.store';
import { transitionCard } from '../cards/card.store';
import { endingOf } from './cancel.rules';
import { type CancelRequest, lockRequest, transitionCancelState, storeReading } from './cancel-request.store';
import { lockPurse } from './purse.query';
import { endCard } from './end-card.actions';
import { notifyMismatch } from './notify-mismatch.actions';

/** State of the cancellation after the channel has closed the card. */
export type Concluded = 'CANCELLED' | 'MISMATCH';

/** Ends a card that the channel has closed if its balance matches or was decided on; otherwise a user has to decide. */
export async function concludeCancel(ctx: Ctx, request: CancelRequest, left: bigint): Promise<Concluded> {
  const { db, now } = ctx;
  const { reviewId, cardId } = request;
  const { ledger, held } = await lockPurse(db, cardId);
  const match = ledger === left ? 'MATCHED' : 'MISMATCHED';
  await storeReading(db, reviewId, { match, ledger, channel: left, isClosedThere: true }, now);
  // Reload the request: `storeReading` clears the resolution if a balance has changed since it was chosen.
  const resolution = (await lockRequest(db, reviewId))?.resolution ?? null;
  const ending = endingOf({ ledger, channel: left, held, resolution });
  if (ending.at === 'mismatch') {
    if (request.cancelState !== 'MISMATCH') {
      await transitionCancelState(ctx, request, 'MISMATCH');
      await notifyMismatch(ctx, request);
    }
    await setDisabledReason(db, reviewId, 'MISMATCH');
    return 'MISMATCH';
  }
  if (request.cancelState === 'MISMATCH') await transitionCancelState(ctx, request, 'EXECUTING');
  await endCard(ctx, { ...request, cancelState: 'EXECUTING' }, { ledger, channel: left, as: ending.as });
  return 'CANCELLED';
}

/** The channel refused the order: the card stays frozen until a user retries or abandons the cancellation. */
export async function failCancel(ctx: Ctx, request: CancelRequest, failure: string): Promise<void> {
  await transitionCancelState(ctx, request, 'FAILED');
  await storeExecution(ctx.db, request.reviewId, { at: 'FAILED', failure });
  const { cardId } = request;
  await transitionCard(ctx, {
    cardId,
    from: 'CANCEL_REVIEW',
    to: 'FROZEN',
    stored: {},
    reason: 'CANCEL_REVIEW',
    note: failure,
  });
}
