import type { Ctx } from '../../../platform/context';
import { storeExecution, setDisabledReason } from '../../../platform/reviews/review.store';
import { transitionCard } from '../cards/card.store';
import { endingOf } from './cancel.rules';
import { type CancelRequest, lockRequest, transitionCancelState, storeReading } from './cancel-request.store';
import { lockPurse } from './purse.query';
import { endCard } from './end-card.actions';
import { notifyMismatch } from './notify-mismatch.actions';

/** The state of the card that a conclusion leads to; null where it leads nowhere new. */
export type Concluded = 'CANCELLED' | 'MISMATCH';

/** The channel has closed the card and says what was left: either that is what was decided on, or somebody decides. */
export async function concludeCancel(ctx: Ctx, request: CancelRequest, left: bigint): Promise<Concluded> {
  const { db, now } = ctx;
  const { reviewId, cardId } = request;
  const { ledger, held } = await lockPurse(db, cardId);
  const match = ledger === left ? 'MATCHED' : 'MISMATCHED';
  await storeReading(db, reviewId, { match, ledger, channel: left, isClosedThere: true }, now);
  // Read again: a figure that was chosen for other amounts is chosen no more.
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

/** The channel will not: the card stays frozen until somebody tries again or gives up. */
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
