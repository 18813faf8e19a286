import type { Currency, FieldIssue, InputOf } from '@console/contracts';
import type {
  MerchantDetail,
  saveMerchantContact,
  saveMerchantIdentity,
  saveMerchantRegistration,
  saveMerchantRemark,
  saveMerchantSettlement,
} from '@console/contracts/merchants';
import { refuseRestrictedCompany } from '../../../platform/companies/refuse-restricted-company.actions';
import type { Context } from '../../../platform/context';
import { lockCounted } from '../../../platform/db/lock-counted';
import { assertVersion } from '../../../platform/expected-version';
import { attachDocuments } from '../../../platform/files/attach-documents.actions';
import { refuseHidden } from '../../../platform/http/masking';
import { refuseParts } from '../../../platform/http/whole-company';
import { refuseIssues } from '../../../platform/refusal';
import { lockFilledCurrencies } from '../../accounts/accounts/account.query';
import { openAccounts } from '../../accounts/accounts/account.store';
import { changesOf } from '../../../platform/reviews/submission.rules';
import { isProtected, noProtected, type ProtectedValues, refuseEdit } from './merchant.rules';
import {
  contactColumns,
  currenciesOf,
  effectiveOf,
  factsOf,
  protectedColumns,
  protectedOf,
  registrationColumns,
  remarkColumns,
  type StoredMerchant,
  toMerchantDetail,
} from './merchant-row.query';
import { auditedValues, changeEntry, objectOf } from './merchant-audit.query';
import { findMerchant, isRegistrationTaken } from './merchant.query';
import * as store from './merchant.store';
import { releaseLicences } from './release-licences.actions';

type Target = { id: string; version: number };
type Changed = Parameters<typeof store.updateMerchant>[2];

/** Saves the first step: creates a draft, or changes the identity of a merchant. */
export async function saveIdentity(
  { target, ...identity }: InputOf<typeof saveMerchantIdentity>,
  context: Context,
): Promise<MerchantDetail> {
  if (target === null) return createDraft(identity, context);
  const before = await lockForEdit(context, target);
  await refuseTaken(context, { ...identity, exceptId: before.id });
  await attachLicences(context, identity.licences, [...before.licence_file_ids, ...(before.proposed?.licences ?? [])]);
  return save(context, before, protectedChange(before, identity));
}

async function createDraft(
  identity: Omit<InputOf<typeof saveMerchantIdentity>, 'target'>,
  context: Context,
): Promise<MerchantDetail> {
  refuseParts(context.actor);
  await refuseRestrictedCompany(context.db, { companyId: context.companyId, field: 'nameEn' });
  await refuseTaken(context, { ...identity, exceptId: '' });
  await attachLicences(context, identity.licences, []);
  const values = { ...protectedColumns({ ...noProtected, ...identity }), status: 'DRAFT' as const };
  const { id } = await store.insertMerchant(context, values);
  const created = await findMerchant(context, id);
  const { nameEn, nameZh, registrationNo, country, mcc, licences } = auditedValues(created);
  await context.audit({ ...objectOf(created), after: { nameEn, nameZh, registrationNo, country, mcc, licences } });
  return toMerchantDetail(created, context.actor);
}

/**
 * Saves address and contact. Omitted phone numbers and e-mail addresses are unchanged, and hidden ones can't be
 * changed.
 */
export async function saveContact(
  { id, version, ...draft }: InputOf<typeof saveMerchantContact>,
  context: Context,
): Promise<MerchantDetail> {
  const before = await lockForEdit(context, { id, version });
  const stored = contactColumns.draftOf(before);
  const reached = ['areaCode', 'phone', 'email'] as const;
  if (reached.some((name) => draft[name] !== undefined && stored[name] !== ''))
    refuseHidden(context.actor, ['HOLDER_CONTACT']);
  const { areaCode = stored.areaCode, phone = stored.phone, email = stored.email } = draft;
  const contact = { ...draft, areaCode, phone, email };
  refuseIssues(reached.filter((name) => contact[name] === '').map((name) => issue(name, 'REQUIRED')));
  return save(context, before, contactColumns.rowOf(contact));
}

export async function saveRegistration(
  { id, version, ...draft }: InputOf<typeof saveMerchantRegistration>,
  context: Context,
): Promise<MerchantDetail> {
  return save(context, await lockForEdit(context, { id, version }), registrationColumns.rowOf(draft));
}

export async function saveRemark(
  { id, version, ...draft }: InputOf<typeof saveMerchantRemark>,
  context: Context,
): Promise<MerchantDetail> {
  return save(context, await lockForEdit(context, { id, version }), remarkColumns.rowOf(draft));
}

/**
 * Saves currencies and e-mails immediately, and bank fields as protected fields. An omitted account number is
 * unchanged. An approved merchant gets an account in each new currency, and can't remove currencies in which it has
 * money.
 */
export async function saveSettlement(
  { id, version, currencies, settlementEmails, bankAccountNo, ...bank }: InputOf<typeof saveMerchantSettlement>,
  context: Context,
): Promise<MerchantDetail> {
  const before = await lockForEdit(context, { id, version });
  if (bankAccountNo !== undefined) refuseHidden(context.actor, ['BANK_ACCOUNT']);
  const number = bankAccountNo ?? effectiveOf(before).bankAccountNo;
  refuseIssues([
    ...(number === '' ? [issue('bankAccountNo', 'BANK_ACCOUNT_MISSING')] : []),
    ...(await removalIssues(context, before, currencies)),
  ]);
  if (isProtected(before.status)) await openAccounts(context, { merchantId: id, currencies });
  return save(context, before, {
    currencies,
    settlement_emails: settlementEmails,
    ...protectedChange(before, { ...bank, bankAccountNo: number }),
  });
}

const issue = (field: string, code: string, params = {}): FieldIssue => ({ field, code, params });

/** Returns an issue for each removed currency in which the merchant has money. */
async function removalIssues(context: Context, before: StoredMerchant, wanted: readonly Currency[]) {
  const removed = currenciesOf(before).filter((currency) => !wanted.includes(currency));
  const filled = removed.length > 0 ? await lockFilledCurrencies(context, before.id, removed) : [];
  return filled.length > 0 ? [issue('currencies', 'CURRENCY_HAS_BALANCE', { currencies: filled.join(', ') })] : [];
}

/** Locks the merchant. Refuses an outdated version (1004) with the current record, and changes during a review. */
async function lockForEdit(context: Context, { id, version }: Target): Promise<StoredMerchant> {
  const row = await findMerchant(context, id, { isLocked: true });
  await assertVersion(row, version, () => ({ current: toMerchantDetail(row, context.actor) }));
  refuseEdit(factsOf(row));
  return row;
}

async function refuseTaken(
  context: Context,
  registration: { registrationNo: string; country: string; exceptId: string },
): Promise<void> {
  // The lock precedes the check: the second of two concurrent requests with the same number waits, and then finds the
  // first.
  await lockCounted(context.db, 'merchant registration', context.companyId);
  if (await isRegistrationTaken(context, registration))
    refuseIssues([issue('registrationNo', 'REGISTRATION_NO_TAKEN')]);
}

/** Attaches newly uploaded licence files. Files that the merchant already has stay attached. */
async function attachLicences(context: Context, licences: readonly string[], held: readonly string[]): Promise<void> {
  const fileIds = licences.filter((id) => !held.includes(id));
  await attachDocuments(context, { field: 'licences', fileIds, held: licences.length - fileIds.length });
}

/** Columns for protected fields: the record's columns for a draft, `proposed` for an approved merchant. */
function protectedChange(before: StoredMerchant, wanted: Partial<ProtectedValues>): Changed {
  const after = { ...effectiveOf(before), ...wanted };
  if (!isProtected(before.status)) return protectedColumns(after);
  const proposed = changesOf(protectedOf(before), after);
  return { proposed: Object.keys(proposed).length > 0 ? proposed : null };
}

async function save(context: Context, before: StoredMerchant, changed: Changed): Promise<MerchantDetail> {
  await store.updateMerchant(context, before.id, changed);
  const after = await findMerchant(context, before.id);
  await releaseLicences(context, before, after);
  await context.audit(changeEntry(before, after));
  return toMerchantDetail(after, context.actor);
}
