import { codes, type InputOf } from '@console/contracts';
import type {
  discardMerchantChanges,
  MerchantDetail,
  renewReferralCode,
  submitMerchant,
} from '@console/contracts/merchants';
import { refuseRestrictedCompany } from '../../../platform/companies/refuse-restricted-company.actions';
import type { Context } from '../../../platform/context';
import { assertVersion } from '../../../platform/expected-version';
import { Refusal, refuseIssues } from '../../../platform/refusal';
import { submitReview } from '../../../platform/reviews/submit-review.actions';
import { objectOf } from './merchant-audit.query';
import { newReferralCode } from './merchant-number.store';
import { isProtected, refuseEdit, refuseTransition, submissionIssues } from './merchant.rules';
import {
  contactColumns,
  effectiveOf,
  factsOf,
  openOf,
  protectedOf,
  type StoredMerchant,
  toMerchantDetail,
} from './merchant-row.query';
import { findMerchant, readMerchantDetail } from './merchant.query';
import { transitionMerchant, updateMerchant } from './merchant.store';
import { releaseLicences } from './release-licences.actions';

type Target = { id: string; version: number };

/**
 * Submits a draft or the proposed changes for review. An approved merchant without proposed changes is returned
 * unchanged.
 */
export async function submit(input: InputOf<typeof submitMerchant>, context: Context): Promise<MerchantDetail> {
  const row = await lock(context, input);
  refuseEdit(factsOf(row));
  refuseIssues(submissionIssues(submittedOf(row)));
  if (!isProtected(row.status)) await submitDraft(row, context);
  else if (row.proposed !== null) await submitChange(row, context);
  else await context.audit(objectOf(row));
  return readMerchantDetail(context, row.id);
}

/** The snapshot stores the submitted values, because the draft can be changed after a rejection or withdrawal. */
async function submitDraft(row: StoredMerchant, context: Context): Promise<void> {
  const { id, status: from, name } = row;
  refuseTransition(from, 'PENDING_REVIEW');
  await refuseRestrictedCompany(context.db, { companyId: context.companyId, field: 'nameEn' });
  const changed = { rejected_reason: null };
  await transitionMerchant(context, { id, from, to: 'PENDING_REVIEW', name: name.en_US, changed });
  const snapshot = { after: protectedOf(row), open: openOf(row) };
  await submitReview(context, { ...reviewOf(row), kind: 'MERCHANT_NEW', reason: 'NEW', snapshot });
}

/** The snapshot stores both versions, because the record has only one of them after the decision. */
async function submitChange(row: StoredMerchant, context: Context): Promise<void> {
  const { id, proposed } = row;
  const live = protectedOf(row);
  const before = Object.fromEntries(Object.entries(live).filter(([field]) => proposed && field in proposed));
  await updateMerchant(context, id, { rejected_reason: null });
  const snapshot = { before, after: proposed };
  await submitReview(context, { ...reviewOf(row), kind: 'MERCHANT_CHANGE', reason: 'CHANGE', snapshot });
  await context.audit(objectOf(row));
}

/** The record has just been updated, so the review refers to the next version. */
const reviewOf = ({ id, name, version, remark }: StoredMerchant) => ({
  objectType: 'merchant',
  objectId: id,
  objectLabel: name.en_US,
  objectVersion: version + 1,
  merchantId: id,
  note: remark || null,
  amount: null,
});

function submittedOf(row: StoredMerchant) {
  const { licences, nameEn, nameZh, registrationNo, country, mcc, ...bank } = effectiveOf(row);
  const { bankAccountNo, ...settlement } = bank;
  return {
    identity: { nameEn, nameZh, registrationNo, country, mcc, licences },
    contact: contactColumns.draftOf(row),
    settlement: { ...settlement, currencies: row.currencies, settlementEmails: row.settlement_emails },
    bankAccountNo,
  };
}

/** Discards the proposed changes. */
export async function discardChanges(
  { note, ...target }: InputOf<typeof discardMerchantChanges>,
  context: Context,
): Promise<MerchantDetail> {
  const row = await lock(context, target);
  refuseEdit(factsOf(row));
  if (row.proposed === null)
    throw new Refusal(codes.transition, { data: { from: row.status, to: row.status, allowed: [] } });
  await updateMerchant(context, row.id, { proposed: null, rejected_reason: null });
  await releaseLicences(context, row, { ...row, proposed: null });
  await context.audit({ ...objectOf(row), after: { isDiscarded: true }, ...(note && { reason: note }) });
  return readMerchantDetail(context, row.id);
}

/** Replaces the referral code. */
export async function renewReferral(
  { note, ...target }: InputOf<typeof renewReferralCode>,
  context: Context,
): Promise<MerchantDetail> {
  const row = await lock(context, target);
  refuseEdit(factsOf(row));
  const referralCode = newReferralCode();
  await updateMerchant(context, row.id, { referral_code: referralCode });
  await context.audit({
    ...objectOf(row),
    before: { referralCode: row.referral_code },
    after: { referralCode },
    ...(note && { reason: note }),
  });
  return readMerchantDetail(context, row.id);
}

/** Locks the merchant. Refuses an outdated version (1004) with the current record. */
async function lock(context: Context, { id, version }: Target): Promise<StoredMerchant> {
  const row = await findMerchant(context, id, { isLocked: true });
  await assertVersion(row, version, () => ({ current: toMerchantDetail(row, context.actor) }));
  return row;
}
