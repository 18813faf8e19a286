import { codes, type InputOf } from '@console/contracts';
import type {
  CompanyDetail,
  discardCompanyChanges,
  resendCompanyInvitation,
  submitCompany,
} from '@console/contracts/company';
import type { Context } from '../../../platform/context';
import { assertVersion } from '../../../platform/expected-version';
import { refuseOthers } from '../../../platform/reach/platform.query';
import { Refusal, refuseIssues } from '../../../platform/refusal';
import { submitReview } from '../../../platform/reviews/submit-review.actions';
import { objectOf } from './company-audit.query';
import { releaseRemoved } from './company-images.actions';
import { isServing, refuseEdit, refuseTransition, submissionIssues, type SubmissionSnapshot } from './company.rules';
import { effectiveOf, factsOf, isFeeCurrencyLate, type StoredCompany, toCompanyDetail } from './company-row.query';
import { findTaken, lockCompanyNames } from './company-taken.query';
import { valuesOf } from './company-values.query';
import { findCompany, readCompanyDetail } from './company.query';
import { transitionCompany, updateCompany } from './company.store';
import { inviteAgain } from './first-user.actions';

type Target = { id: string; version: number };

/**
 * Submits a draft or the proposed changes for review. An approved company without proposed changes is returned
 * unchanged.
 */
export async function submit(input: InputOf<typeof submitCompany>, context: Context): Promise<CompanyDetail> {
  const row = await lock(context, input);
  refuseEdit(factsOf(row));
  const values = effectiveOf(row);
  await lockCompanyNames(context);
  refuseIssues([
    ...submissionIssues(values),
    ...(await findTaken(context, row.id, values)),
    ...(isFeeCurrencyLate(row) ? [{ field: 'feeCurrency', code: 'FEE_CURRENCY_FIXED', params: {} }] : []),
  ]);
  if (!isServing(row.status)) await submitDraft(row, context);
  else if (row.proposed !== null) await submitChange(row, context);
  else await context.audit(objectOf(row));
  return readCompanyDetail(context, row.id);
}

/** The snapshot stores the submitted values, because the draft can be changed after a rejection or withdrawal. */
async function submitDraft(row: StoredCompany, context: Context): Promise<void> {
  const { id, status: from, name } = row;
  refuseTransition(factsOf(row), 'PENDING_REVIEW');
  const changed = { rejected_reason: null };
  await transitionCompany(context, { id, from, to: 'PENDING_REVIEW', name: name.en_US, changed });
  const snapshot = { after: valuesOf(row), moduleIds: row.module_ids, binIds: row.bin_ids };
  await submitReview(context, { ...reviewOf(row, snapshot), kind: 'COMPANY_NEW', reason: 'NEW' });
}

/** The snapshot stores both versions, because the record has only one of them after the decision. */
async function submitChange(row: StoredCompany, context: Context): Promise<void> {
  const { id } = row;
  const after = row.proposed ?? {};
  const before = Object.fromEntries(Object.entries(valuesOf(row)).filter(([field]) => field in after));
  await updateCompany(context, id, { rejected_reason: null });
  await submitReview(context, { ...reviewOf(row, { before, after }), kind: 'COMPANY_CHANGE', reason: 'CHANGE' });
  await context.audit(objectOf(row));
}

/** The record has just been updated, so the review refers to the next version. */
const reviewOf = ({ id, name, version, remark }: StoredCompany, snapshot: SubmissionSnapshot) => ({
  objectType: 'company',
  objectId: id,
  objectLabel: name.en_US,
  objectVersion: version + 1,
  merchantId: null,
  note: remark || null,
  amount: null,
  snapshot: { ...snapshot },
});

/** Discards the proposed changes. */
export async function discardChanges(
  { note, ...target }: InputOf<typeof discardCompanyChanges>,
  context: Context,
): Promise<CompanyDetail> {
  const row = await lock(context, target);
  refuseEdit(factsOf(row));
  if (row.proposed === null)
    throw new Refusal(codes.transition, { data: { from: row.status, to: row.status, allowed: [] } });
  await updateCompany(context, row.id, { proposed: null, rejected_reason: null });
  await releaseRemoved(context, row, { ...row, proposed: null });
  await context.audit({ ...objectOf(row), after: { isDiscarded: true }, ...(note && { reason: note }) });
  return readCompanyDetail(context, row.id);
}

/** Sends the first user of an active company a new invitation; the previous link becomes invalid. */
export async function resendInvitation(
  target: InputOf<typeof resendCompanyInvitation>,
  context: Context,
): Promise<CompanyDetail> {
  const row = await lock(context, target);
  if (!row.has_invitation || row.status !== 'ACTIVE')
    throw new Refusal(codes.transition, { data: { from: row.status, to: row.status, allowed: [] } });
  const invitedUntil = await inviteAgain(context, row);
  await context.audit({ ...objectOf(row), after: { invitedUntil } });
  return readCompanyDetail(context, row.id);
}

/** Locks the company. Refuses an outdated version (1004) with the current record. */
async function lock(context: Context, { id, version }: Target): Promise<StoredCompany> {
  await refuseOthers(context);
  const row = await findCompany(context, id, { isLocked: true });
  await assertVersion(row, version, () => ({ current: toCompanyDetail(row, context.actor) }));
  return row;
}
