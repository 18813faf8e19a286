import { codes, type InputOf } from '@console/contracts';
import { approveMatched, bulkCardsMax, resyncMismatched } from '@console/contracts/cards';
import type { Job } from '@console/contracts/jobs';
import type { Context } from '../../../platform/context';
import { startJob } from '../../../platform/jobs/start-job.actions';
import type { JobTarget } from '../../../platform/jobs/job-kind';
import type { SignedInContext } from '../../../platform/http/mount';
import { Refusal } from '../../../platform/refusal';
import { decide } from '../../../platform/reviews/decide-review.actions';
import { lockReview } from '../../../platform/reviews/review.store';
import { cardCancelReview } from '../cards/cancel-card.review';
import { findWaiting, readMatch } from './cancellation-selection.query';
import { resolve } from './resolve-cancel.actions';

type Request = InputOf<typeof approveMatched>;

/** Refuses an empty selection and one above the limit. */
async function targetsOf(context: Context, match: 'MATCHED' | 'MISMATCHED', asOf: string): Promise<JobTarget[]> {
  const targets = await findWaiting(context, match, asOf);
  if (targets.length === 0) throw refused('REQUIRED');
  if (targets.length > bulkCardsMax) throw refused('MAX', { max: String(bulkCardsMax) });
  return targets;
}

const refused = (code: string, params: Record<string, string> = {}) =>
  new Refusal(codes.invalid, { fieldIssues: [{ field: 'asOf', code, params }] });

export async function startApproving({ asOf }: Request, context: SignedInContext): Promise<Job> {
  const targets = await targetsOf(context, 'MATCHED', asOf);
  return startJob({ type: 'CANCEL_APPROVE', action: approveMatched.path, params: {}, targets }, context);
}

export async function startResync({ asOf }: Request, context: SignedInContext): Promise<Job> {
  const targets = await targetsOf(context, 'MISMATCHED', asOf);
  return startJob({ type: 'CANCEL_RESYNC', action: resyncMismatched.path, params: {}, targets }, context);
}

/** Approves one cancellation; refused if the balances no longer match, also in a retry. */
export async function approveOne({ id, version }: JobTarget, _params: unknown, context: Context): Promise<void> {
  const review = await lockReview(context, id);
  if ((await readMatch(context.db, id)) !== 'MATCHED')
    throw new Refusal(codes.balanceMismatch, { data: { reason: 'CANCEL_NOT_MATCHED' } });
  await decide(
    { CARD_CANCEL: cardCancelReview },
    { id, version: version ?? review.version, decision: 'APPROVE' },
    context,
  );
}

export async function resyncOne({ id, version }: JobTarget, _params: unknown, context: Context): Promise<void> {
  const review = await lockReview(context, id);
  await resolve({ id, version: version ?? review.version, resolution: 'RESYNC' }, context);
}
