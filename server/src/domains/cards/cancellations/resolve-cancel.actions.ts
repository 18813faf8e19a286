import { codes, type InputOf } from '@console/contracts';
import {
  type Cancellation,
  lacksOf,
  needsEvidence,
  type resolveCancellation,
  waitHours,
} from '@console/contracts/cards';
import type { Context, Ctx } from '../../../platform/context';
import { assertVersion } from '../../../platform/expected-version';
import { Refusal } from '../../../platform/refusal';
import {
  lockReview,
  storeExecution,
  readReviewDetail,
  setDisabledReason,
} from '../../../platform/reviews/review.store';
import { blockedForReview, transitionCard } from '../cards/card.store';
import { isPending } from '../cards/card-pending.query';
import { refusePending } from '../cards/card.rules';
import { beginCancel } from './begin-cancel.actions';
import { attachDocuments } from '../../../platform/files/attach-documents.actions';
import { insertEvidence } from './cancel-evidence.store';
import { resolutionDisabledReason } from './cancel.rules';
import {
  askAgainAt,
  type CancelRequest,
  endRequest,
  lockRequest,
  transitionCancelState,
  storeResolution,
} from './cancel-request.store';
import { factsOf, readCancelDetail } from './cancellation.query';
import { concludeCancel } from './conclude-cancel.actions';
import { restoreCard } from './restore-card.actions';

type Request = InputOf<typeof resolveCancellation>;

const hourMs = 3_600_000;

/** Checks the permission under the locks of review and card, so that one of two concurrent decisions is refused. */
export async function resolve(input: Request, context: Context): Promise<Cancellation> {
  const { actor, db } = context;
  const review = await lockReview(context, input.id);
  const request = await lockRequest(db, input.id);
  if (!request) throw new Refusal(codes.notFound);
  const disabledReason = resolutionDisabledReason(input.resolution, await factsOf(db, review, request), actor);
  if (disabledReason !== null)
    throw new Refusal(disabledReason.code, {
      data: { from: request.cancelState, to: input.resolution, allowed: [], reason: disabledReason.reason },
    });
  await assertVersion(review, input.version, async () => ({ current: await readReviewDetail(context, review.id) }));
  const fieldIssues = lacksOf(input.resolution, input);
  if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues });
  const evidence = await keepEvidence(input, context);
  await carryOut(input, request, context);
  await context.audit({
    objectType: 'card',
    objectId: request.cardId,
    objectLabel: `${review.review_no} ${review.object_label}`,
    before: { cancelState: request.cancelState },
    after: { resolution: input.resolution, ...(evidence ? { evidence } : {}) },
    ...(input.note ? { reason: input.note } : {}),
  });
  return readCancelDetail(context, input.id);
}

/** Stores the evidence of the resolutions that need it. Unattached files expire. */
async function keepEvidence({ id: reviewId, resolution, evidence }: Request, context: Context): Promise<string | null> {
  if (!needsEvidence(resolution) || evidence === undefined) return null;
  const names = await attachDocuments(context, { field: 'evidence', fileIds: evidence });
  for (const fileId of evidence) await insertEvidence(context, { reviewId, fileId });
  return names.join(', ');
}

async function carryOut({ resolution, hours = waitHours }: Request, request: CancelRequest, ctx: Ctx): Promise<void> {
  const { db, now } = ctx;
  const { reviewId } = request;
  switch (resolution) {
    case 'RESYNC':
      return askAgainAt(db, reviewId, now);
    case 'WAIT':
      return askAgainAt(db, reviewId, new Date(now.getTime() + hours * hourMs));
    case 'AS_LEDGER':
    case 'AS_CHANNEL':
      await storeResolution(db, reviewId, { resolution, by: ctx.by.id });
      return settle({ ...request, resolution }, ctx);
    case 'RETRY':
      return retry(request, ctx);
    case 'ABANDON':
      await transitionCancelState(ctx, request, 'NONE');
      await restoreCard(ctx, request);
      return endRequest(db, reviewId, now);
  }
}

/** Ends a card that the channel has closed; otherwise unblocks the approval. */
async function settle(request: CancelRequest, ctx: Ctx): Promise<void> {
  if (request.orderId !== null && request.channel !== null) {
    refusePending(await isPending(ctx.db, request.cardId));
    await concludeCancel(ctx, request, request.channel);
    return;
  }
  await setDisabledReason(ctx.db, request.reviewId, null);
}

/** The card may have been unfrozen since the failure, so it is blocked again. */
async function retry(request: CancelRequest, ctx: Ctx): Promise<void> {
  const { db } = ctx;
  const { cardId } = request;
  refusePending(await isPending(db, cardId));
  await beginCancel(ctx, request);
  await transitionCard(ctx, {
    cardId,
    from: 'FROZEN',
    to: 'CANCEL_REVIEW',
    stored: { status: 'BLOCKED', block: blockedForReview },
    reason: request.reason,
  });
  await storeExecution(db, request.reviewId, { at: 'RUNNING' });
}
