import { codes, type FieldIssue, type InputOf } from '@console/contracts';
import type {
  CompanyDetail,
  saveCompanyBins,
  saveCompanyBrand,
  saveCompanyContact,
  saveCompanyFees,
  saveCompanyIdentity,
  saveCompanyInvoicing,
  saveCompanyProducts,
  saveCompanyRemark,
} from '@console/contracts/company';
import { countries, isAreaCode, isTimezone } from '../../../platform/common/common-lists';
import type { Context } from '../../../platform/context';
import { assertVersion } from '../../../platform/expected-version';
import { refuseHidden } from '../../../platform/http/masking';
import type { SignedInContext } from '../../../platform/http/mount';
import { refuseOthers } from '../../../platform/reach/platform.query';
import { Refusal, refuseIssues } from '../../../platform/refusal';
import { hasAccount } from '../../../platform/users/has-account.actions';
import { changeEntry } from './company-audit.query';
import { attachImages, releaseRemoved } from './company-images.actions';
import { findUnknown } from './company-resources.query';
import { changesOf } from '../../../platform/reviews/submission.rules';
import { type CompanyValues, isServing, noValues, refuseEdit } from './company.rules';
import { effectiveOf, factsOf, type StoredCompany, toCompanyDetail } from './company-row.query';
import { findTaken, lockCompanyNames } from './company-taken.query';
import { columnsOf, valuesOf } from './company-values.query';
import { findCompany } from './company.query';
import * as store from './company.store';

type Target = { id: string; version: number };
type Changed = Parameters<typeof store.updateCompany>[2];

const issue = (field: string, code: string, params: Record<string, string> = {}): FieldIssue => ({
  field,
  code,
  params,
});
const unless = (isRight: boolean, field: string, code: string): FieldIssue[] => (isRight ? [] : [issue(field, code)]);

const isCountry = (wanted: string): boolean => countries.some(({ code }) => code === wanted);

/** Saves the first step: creates a draft, or changes the identity of a company. */
export async function saveIdentity(
  { target, ...identity }: InputOf<typeof saveCompanyIdentity>,
  context: Context,
): Promise<CompanyDetail> {
  await refuseOthers(context);
  refuseIssues(unless(isCountry(identity.country), 'country', 'INVALID'));
  const before = target === null ? null : await lockForEdit(context, target);
  await lockCompanyNames(context);
  refuseIssues(await findTaken(context, before?.id ?? '', identity));
  return before === null ? createDraft(identity, context) : saveValues(context, before, identity);
}

async function createDraft(identity: Partial<CompanyValues>, context: Context): Promise<CompanyDetail> {
  const id = await store.insertCompany(context, { ...noValues, ...identity });
  const created = await findCompany(context, id);
  const { objectType, objectId, objectLabel } = changeEntry(created, created);
  await context.audit({ objectType, objectId, objectLabel, after: identity });
  return toCompanyDetail(created, context.actor);
}

/**
 * Saves address and contact. Omitted phone numbers and e-mail addresses are unchanged, and hidden ones can't be
 * changed.
 */
export async function saveContact(
  { id, version, ...draft }: InputOf<typeof saveCompanyContact>,
  context: Context,
): Promise<CompanyDetail> {
  const before = await lockForEdit(context, { id, version });
  const stored = effectiveOf(before);
  const reached = ['areaCode', 'phone', 'email'] as const;
  if (reached.some((name) => draft[name] !== undefined && stored[name] !== ''))
    refuseHidden(context.actor, ['HOLDER_CONTACT']);
  const { areaCode = stored.areaCode, phone = stored.phone, email = stored.email } = draft;
  const contact = { ...draft, areaCode, phone, email };
  refuseIssues(reached.filter((name) => contact[name] === '').map((name) => issue(name, 'REQUIRED')));
  // The contact person of an approved company has an account, which may have this address.
  const isNewUser = !isServing(before.status) && email !== stored.email;
  refuseIssues(unless(isAreaCode(areaCode) || areaCode === stored.areaCode, 'areaCode', 'INVALID'));
  // The response reveals an account, so it is counted even if the request is refused.
  if (isNewUser && (await hasAccount(email, context)))
    throw new Refusal(codes.invalid, { fieldIssues: [issue('email', 'CONTACT_HAS_ACCOUNT')], keepsChanges: true });
  return saveValues(context, before, contact);
}

/** Saves the brand with newly uploaded images, the sites and the restricted countries. */
export async function saveBrand(
  { id, version, confirmsOwnCountry, ...brand }: InputOf<typeof saveCompanyBrand>,
  context: SignedInContext,
): Promise<CompanyDetail> {
  const before = await lockForEdit(context, { id, version });
  const stored = effectiveOf(before);
  const { country, origin, publicOrigin } = context.visit;
  const newlyRestricted = brand.restrictedLoginCountries.filter(
    (code) => !before.restricted_login_countries.includes(code),
  );
  const isOwnSite = before.is_default && before.site_origins.includes(origin);
  await lockCompanyNames(context);
  refuseIssues([
    ...unless(isTimezone(brand.timezone) || brand.timezone === stored.timezone, 'timezone', 'INVALID'),
    ...unless(newlyRestricted.every(isCountry), 'restrictedLoginCountries', 'INVALID'),
    ...unless(before.is_default || !brand.siteOrigins.includes(publicOrigin), 'siteOrigins', 'ORIGIN_TAKEN'),
    ...unless(!isOwnSite || brand.siteOrigins.includes(origin), 'siteOrigins', 'ORIGIN_IN_USE'),
    ...(country !== null && newlyRestricted.includes(country) && !confirmsOwnCountry
      ? [issue('confirmsOwnCountry', 'OWN_COUNTRY', { country })]
      : []),
    ...(await findTaken(context, before.id, { siteOrigins: brand.siteOrigins })),
  ]);
  await attachImages(context, before, brand);
  return saveValues(context, before, brand);
}

/** Saves the products, and before the approval, the modules to grant. */
export async function saveProducts(
  { id, version, products, moduleIds }: InputOf<typeof saveCompanyProducts>,
  context: Context,
): Promise<CompanyDetail> {
  const before = await lockForEdit(context, { id, version });
  await refuseGrants(context, before, 'moduleIds', moduleIds);
  return saveValues(context, before, { products }, isServing(before.status) ? {} : { module_ids: moduleIds });
}

/** Saves the card BINs to assign on approval. */
export async function saveBins(
  { id, version, binIds }: InputOf<typeof saveCompanyBins>,
  context: Context,
): Promise<CompanyDetail> {
  const before = await lockForEdit(context, { id, version });
  await refuseGrants(context, before, 'binIds', binIds);
  return saveValues(context, before, {}, isServing(before.status) ? {} : { bin_ids: binIds });
}

/**
 * Refuses modules and BINs that do not exist. For an approved company refuses all, because they are managed on other
 * pages.
 */
async function refuseGrants(
  context: Context,
  { status }: StoredCompany,
  field: 'moduleIds' | 'binIds',
  ids: readonly string[],
): Promise<void> {
  const isRight = isServing(status) ? ids.length === 0 : (await findUnknown(context, { [field]: ids })).length === 0;
  refuseIssues(unless(isRight, field, 'INVALID'));
}

/** Saves invoice e-mails and bank account. An omitted account number or IBAN is unchanged. */
export async function saveInvoicing(
  { id, version, bankAccountNo, bankIban, ...bank }: InputOf<typeof saveCompanyInvoicing>,
  context: Context,
): Promise<CompanyDetail> {
  const before = await lockForEdit(context, { id, version });
  if (bankAccountNo !== undefined || bankIban !== undefined) refuseHidden(context.actor, ['BANK_ACCOUNT']);
  const stored = effectiveOf(before);
  const account = { bankAccountNo: bankAccountNo ?? stored.bankAccountNo, bankIban: bankIban ?? stored.bankIban };
  refuseIssues(unless(account.bankAccountNo !== '', 'bankAccountNo', 'REQUIRED'));
  return saveValues(context, before, { ...bank, ...account });
}

export async function saveFees(
  { id, version, feeCurrency }: InputOf<typeof saveCompanyFees>,
  context: Context,
): Promise<CompanyDetail> {
  const before = await lockForEdit(context, { id, version });
  const isFixed = before.has_invoice && feeCurrency !== before.fee_currency;
  refuseIssues(unless(!isFixed, 'feeCurrency', 'FEE_CURRENCY_FIXED'));
  return saveValues(context, before, { feeCurrency });
}

/** Saves the remark, which needs no approval. */
export async function saveRemark(
  { id, version, remark }: InputOf<typeof saveCompanyRemark>,
  context: Context,
): Promise<CompanyDetail> {
  return saveValues(context, await lockForEdit(context, { id, version }), {}, { remark });
}

/** Locks the company. Refuses an outdated version (1004) with the current record, and changes during a review. */
async function lockForEdit(context: Context, { id, version }: Target): Promise<StoredCompany> {
  await refuseOthers(context);
  const row = await findCompany(context, id, { isLocked: true });
  await assertVersion(row, version, () => ({ current: toCompanyDetail(row, context.actor) }));
  refuseEdit(factsOf(row));
  return row;
}

/** Stores values of a draft in its columns, and of an approved company in `proposed` until they are approved. */
async function saveValues(
  context: Context,
  before: StoredCompany,
  wanted: Partial<CompanyValues>,
  own: Changed = {},
): Promise<CompanyDetail> {
  await store.updateCompany(context, before.id, { ...valueColumnsOf(before, wanted), ...own });
  const after = await findCompany(context, before.id);
  await releaseRemoved(context, before, after);
  await context.audit(changeEntry(before, after));
  return toCompanyDetail(after, context.actor);
}

function valueColumnsOf(before: StoredCompany, wanted: Partial<CompanyValues>): Changed {
  const after = { ...effectiveOf(before), ...wanted };
  if (!isServing(before.status)) return columnsOf(after);
  const proposed = changesOf(valuesOf(before), after);
  return { proposed: Object.keys(proposed).length > 0 ? proposed : null };
}
