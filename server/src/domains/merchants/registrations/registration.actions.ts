import { codes, type InputOf } from '@console/contracts';
import type * as contract from '@console/contracts/merchants';
import type { RegistrationDetail } from '@console/contracts/merchants';
import type { Context } from '../../../platform/context';
import { assertVersion } from '../../../platform/expected-version';
import { refuseHidden } from '../../../platform/http/masking';
import { Refusal } from '../../../platform/refusal';
import { decide } from '../../../platform/reviews/decide-review.actions';
import { findOpenReview } from '../../../platform/reviews/review.store';
import { registrationTransitions } from './registration.transitions';
import { findRegistration, toRegistrationDetail } from './registration.query';
import { registrationReview } from './registration.review';
import { requestReview } from './request-review.actions';

const handlers = { [registrationReview.kind]: registrationReview };

interface Decision {
  id: string;
  version: number;
  to: 'APPROVED' | 'REJECTED';
  note?: string | undefined;
}

/**
 * Decides the review of a registration. All pages use it, so decisions have the same effect everywhere. A stale version
 * (1004) and a decided registration (1007) are refused before the review is locked, and again by the review under its
 * lock.
 */
async function decideRegistration({ id, version, to, note }: Decision, context: Context): Promise<RegistrationDetail> {
  const row = await findRegistration(context, id);
  const { state: from, username } = row;
  await assertVersion(row, version, () => ({ current: toRegistrationDetail(row, context.actor) }));
  const transitions = registrationTransitions[from];
  if (!transitions[to]) throw new Refusal(codes.transition, { data: { from, to, allowed: Object.keys(transitions) } });
  // A registration that was submitted before the introduction of reviews has no review.
  const reviewId =
    (await findOpenReview(context.db, { kind: 'MERCHANT_REGISTRATION', objectId: id })) ??
    (await requestReview(context, { id, username, version }));
  const decision = to === 'APPROVED' ? 'APPROVE' : 'REJECT';
  await decide(handlers, { id: reviewId, version: null, decision, note }, context);
  return toRegistrationDetail(await findRegistration(context, id), context.actor);
}

export const approveRegistration = (
  input: InputOf<typeof contract.approveRegistration>,
  context: Context,
): Promise<RegistrationDetail> => decideRegistration({ ...input, to: 'APPROVED' }, context);

export const rejectRegistration = (
  input: InputOf<typeof contract.rejectRegistration>,
  context: Context,
): Promise<RegistrationDetail> => decideRegistration({ ...input, to: 'REJECTED' }, context);

export async function showContact(
  id: string,
  context: Context,
): Promise<{ email: string; areaCode: string; phone: string }> {
  const { username, email, area_code: areaCode, phone } = await findRegistration(context, id);
  refuseHidden(context.actor, ['HOLDER_CONTACT']);
  const line = { objectType: 'merchant_registration' as const, objectId: id, objectLabel: username };
  await context.audit({ ...line, reason: 'HOLDER_CONTACT' });
  return { email, areaCode, phone };
}
