import { reviewKinds } from '@console/contracts/areas';
import { codes, type InputOf } from '@console/contracts';
import type { decideReview, ReviewDetail } from '@console/contracts/reviews';
import type { Context } from '../context';
import { assertVersion } from '../expected-version';
import { Refusal } from '../refusal';
import { raiseEvent } from '../webhooks/raise-event';
import { findCheckers, seenBy } from './checker.query';
import { type ReviewHandler, type ReviewHandlers, type Subject } from './review-kind';
import { barredFrom, factsOf, type ReviewRow } from './review-row.query';
import { type Ending, insertStep, lockReview, transitionReview, readReviewDetail } from './review.store';
import { disabledReasonOf, reasonOf } from './review.rules';
import { settleWaiting, tellEnded, tellWaiting, notificationOf } from './notify-review.actions';

interface Request extends Omit<InputOf<typeof decideReview>, 'version'> {
  /** Null if the caller has compared the version of the object instead. */
  version: number | null;
}

/** Decides a review. The permission is checked while the review is locked, the request while its object is locked. */
export async function decide(
  handlers: Partial<ReviewHandlers>,
  input: Request,
  context: Context,
): Promise<ReviewDetail> {
  const { actor, now } = context;
  // A withdrawal requires only being the maker, which would be true for a key with any scope.
  if (actor.apiKey && input.decision === 'WITHDRAW') throw new Refusal(codes.apiKeyUnfit);
  const row = await lockReview(context, input.id);
  const facts = factsOf(row);
  const disabledReason = disabledReasonOf(input.decision, facts, actor, now);
  if (disabledReason !== null) {
    const reason = reasonOf(disabledReason, facts, now);
    throw new Refusal(disabledReason, { data: { from: row.state, to: input.decision, allowed: [], reason } });
  }
  await assertVersion(row, input.version, async () => ({ current: await readReviewDetail(context, row.id) }));
  if (input.decision === 'REJECT' && !input.note)
    throw new Refusal(codes.invalid, { fieldIssues: [{ field: 'note', code: 'REQUIRED', params: {} }] });
  const handler = handlers[row.kind];
  if (!handler) throw new Error(`There is no handler for reviews of ${row.kind}`);
  await carryOut(handler, { ...input, row }, context);
  const after = await readReviewDetail(context, row.id);
  await raiseEvent(context, { type: 'review.decided', data: { reviewId: row.id, state: after.state } });
  return after;
}

async function carryOut(
  handler: ReviewHandler,
  { decision, note, row }: Request & { row: ReviewRow },
  context: Context,
): Promise<void> {
  const subject = subjectOf(row, note);
  if (decision === 'WITHDRAW') {
    await handler.lock(context, row.object_id);
    await handler.release(context, subject, 'WITHDRAWN');
    return end(context, row, { ending: { state: 'WITHDRAWN' }, note });
  }
  const version = await handler.lock(context, row.object_id);
  const isSame =
    version === row.object_version || (version !== null && (await handler.isUnchanged?.(context, subject)));
  if (!isSame) return refuseStale(context, row, handler);
  await insertStep(context, { reviewId: row.id, step: row.step, decision, note: note ?? null });
  if (decision === 'REJECT') {
    await handler.release(context, subject, 'REJECTED');
    return end(context, row, { ending: { state: 'REJECTED' }, note });
  }
  const next = reviewKinds[row.kind].steps[row.step];
  if (next !== undefined) return passOn(context, row, { permission: next, note });
  const execution = await handler.approve(context, subject);
  return end(context, row, { ending: { state: 'APPROVED', execution }, note });
}

interface Ended {
  ending: Ending;
  /** Note by the user who decides, for the audit log. */
  note: string | undefined;
}

async function end(context: Context, row: ReviewRow, { ending, note }: Ended): Promise<void> {
  const { db, actor, now } = context;
  const { state: to, ...stored } = ending;
  await transitionReview(context, { ...transitionOf(row, note), to, ...stored });
  await tellEnded(db, notificationOf(row, { companyId: actor.companyId, now }), ending);
}

/** State transition of a decision; its audit log entry contains the step. */
const transitionOf = (row: ReviewRow, note: string | undefined) => ({
  id: row.id,
  from: row.state,
  audit: { before: { step: row.step } },
  reason: note,
});

/** Ends a review whose object has changed. It cannot be decided; the maker can submit a new request. */
async function refuseStale(context: Context, row: ReviewRow, handler: ReviewHandler): Promise<never> {
  await handler.release(context, subjectOf(row, undefined), 'EXPIRED');
  await end(context, row, { ending: { state: 'EXPIRED', isStale: true }, note: 'STALE' });
  const data = { current: await readReviewDetail(context, row.id) };
  throw new Refusal(codes.versionConflict, { data, keepsChanges: true });
}

interface Passing {
  permission: string;
  note: string | undefined;
}

async function passOn(context: Context, row: ReviewRow, { permission, note }: Passing): Promise<void> {
  const { db, actor, now } = context;
  const { companyId } = actor;
  const except = [...barredFrom(row), actor.userId];
  const checkers = await findCheckers(db, {
    companyId,
    merchantId: row.merchant_id,
    permission,
    also: seenBy(row.kind),
    except,
  });
  const to = checkers.length > 0 ? 'PENDING' : 'STUCK';
  await transitionReview(context, { ...transitionOf(row, note), to, step: row.step + 1 });
  const notification = notificationOf(row, { companyId, now });
  await settleWaiting(db, notification);
  await tellWaiting(db, notification, checkers);
}

const subjectOf = ({ id, object_id, snapshot }: ReviewRow, note: string | undefined): Subject => ({
  id,
  objectId: object_id,
  snapshot,
  note: note ?? null,
});
