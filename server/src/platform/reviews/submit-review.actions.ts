import { type ReviewKind, reviewKinds } from '@console/contracts/areas';
import { type Money, toMinor } from '@console/contracts';
import type { Actor, Context } from '../context';
import { newId } from '../db/ids';
import { findCheckers, seenBy } from './checker.query';
import { raiseEvent } from '../webhooks/raise-event';
import { insertReview } from './review.store';
import { tellWaiting } from './notify-review.actions';

/** Data of a new review. */
export interface Submission {
  kind: ReviewKind;
  objectType: string;
  objectId: string;
  objectLabel: string;
  /** Version of the object during the review. */
  objectVersion: number;
  merchantId: string | null;
  reason: string;
  note: string | null;
  snapshot: Record<string, unknown>;
  amount: Money | null;
}

/** Maker and company of a review; the system if no user requested it. */
type Maker = Pick<Context, 'db' | 'now'> & {
  actor: Pick<Actor, 'companyId' | 'userId'> & { apiKey?: { id: string } | null };
};

const dayMs = 86_400_000;

/**
 * Submits a review and returns its id. The review is stuck immediately if there is no approver. The caller has locked
 * the object.
 */
export async function submitReview({ db, actor, now }: Maker, input: Submission): Promise<string> {
  const { steps, days } = reviewKinds[input.kind];
  const { companyId, userId } = actor;
  const { merchantId, amount } = input;
  const id = newId('rev');
  const checkers = await findCheckers(db, {
    companyId,
    merchantId,
    permission: steps[0],
    also: seenBy(input.kind),
    except: [userId],
  });
  // As for batch numbers, gaps are harmless but duplicates are not.
  const reviewNo = `RV-${now.toISOString().slice(0, 10).replaceAll('-', '')}-${id.slice(-6)}`;
  await insertReview(db, {
    id,
    company_id: companyId,
    review_no: reviewNo,
    kind: input.kind,
    object_type: input.objectType,
    object_id: input.objectId,
    object_label: input.objectLabel,
    object_version: input.objectVersion,
    merchant_id: merchantId,
    reason: input.reason,
    note: input.note,
    snapshot: input.snapshot,
    amount_minor: amount && toMinor(amount.amount, amount.currency),
    currency: amount?.currency ?? null,
    maker_id: userId,
    maker_key_id: actor.apiKey?.id ?? null,
    submitted_at: now,
    due_at: new Date(now.getTime() + days * dayMs),
    state: checkers.length > 0 ? 'PENDING' : 'STUCK',
    is_stale: false,
    step: 1,
    version: 1,
  });
  const { kind, objectId, objectLabel: label } = input;
  await tellWaiting(db, { id, reviewNo, kind, objectId, label, makerId: userId, companyId, now }, checkers);
  await raiseEvent({ db, actor, now }, { type: 'review.submitted', data: { reviewId: id, kind: input.kind } });
  return id;
}
