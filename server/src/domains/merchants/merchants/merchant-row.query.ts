import {
  type Merchant,
  merchantContact,
  type MerchantContact,
  type MerchantDetail,
  type MerchantProtected,
  merchantRegistration,
  merchantRemark,
} from '@console/contracts/merchants';
import { currencies, type Currency } from '@console/contracts';
import type { UploadedFile } from '@console/contracts/files';
import { type By, nameFor } from '../../../platform/audience/audience.rules';
import { by, writtenBy } from '../../../platform/audience/written-by.query';
import { companyRestrictionOf } from '../../../platform/companies/company-restriction.rules';
import type { Actor } from '../../../platform/context';
import { bool, json, nullable, pick, type RowOf } from '../../../platform/db/column';
import { i18nText } from '../../../platform/db/common-columns';
import { draftColumns } from '../../../platform/db/draft-columns';
import type { NewRow } from '../../../platform/db/insert-rows';
import { selectList } from '../../../platform/db/select-list';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { accountMask, emailMask, masked, phoneMask } from '../../../platform/http/masking';
import { within } from '../../../platform/reach/reach.query';
import { merchantActionsOf, type MerchantFacts, type OpenValues, type ProtectedValues } from './merchant.rules';

export const contactColumns = draftColumns('merchant', merchantContact);
export const registrationColumns = draftColumns('merchant', merchantRegistration);
export const remarkColumns = draftColumns('merchant', merchantRemark);

/** Data scope of merchants. Channel and wallet users have no access to merchants, except as options. */
export const reachable = (actor: Actor): SQL[] => [
  ...within(actor, { company: sql`r.company_id`, merchant: sql`r.id`, channel: 'none', membership: 'none' }),
  sql`r.deleted_at is null`,
];

const listed = {
  ...pick(tables.merchant, 'id', 'merchant_no', 'registration_no', 'country', 'currencies', 'status'),
  ...pick(tables.merchant, 'created_at', 'updated_at', 'version'),
  name: i18nText,
  proposed: nullable(json<Partial<ProtectedValues>>()),
};

/** Columns of a merchant in lists. */
export const merchantRow = { ...listed, is_in_review: bool, creator: by, editor: by };
export type MerchantRow = RowOf<typeof merchantRow>;

const detailed = {
  ...listed,
  ...pick(tables.merchant, 'mcc', 'licence_file_ids', 'bank_name', 'bank_account_name', 'bank_account_no'),
  ...pick(tables.merchant, 'bank_swift', 'settlement_emails', 'referral_code', 'rejected_reason'),
  ...contactColumns.columns,
  ...registrationColumns.columns,
  ...remarkColumns.columns,
};

/** A file as built by the statement; 64-bit integers are strings in JSON. */
type StoredFile = Omit<UploadedFile, 'bytes'> & { bytes: string };

interface OpenReview {
  id: string;
  reviewNo: string;
  by: By;
  submittedAt: string;
}

/** All columns of a merchant. */
export const storedMerchant = {
  ...detailed,
  is_in_review: bool,
  creator: by,
  editor: by,
  company_status: tables.company.status,
  files: json<StoredFile[]>(),
  review: nullable(json<OpenReview>()),
};
export type StoredMerchant = RowOf<typeof storedMerchant>;

const openReview = sql`v.object_type = 'merchant' and v.object_id = r.id and v.kind in ('MERCHANT_NEW', 'MERCHANT_CHANGE') and v.state in ('PENDING', 'STUCK')`;
const writers = sql`exists (select from review v where ${openReview}) as is_in_review,
  ${writtenBy(sql`c`, sql`r.created_by`)} as creator, ${writtenBy(sql`u`, sql`r.updated_by`)} as editor`;

export const rowColumns: SQL = sql`${selectList('r', listed)}, ${writers}`;
export const joins: SQL = sql`left join app_user c on c.id = r.created_by left join app_user u on u.id = r.updated_by`;

export const storedColumns: SQL = sql`${selectList('r', detailed)}, ${writers},
  (select co.status from company co where co.id = r.company_id) as company_status,
  (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'mediaType', f.media_type, 'bytes', f.bytes::text)), '[]')
    from file_object f where f.id = any(r.licence_file_ids) or coalesce(r.proposed -> 'licences' ? f.id, false)) as files,
  (select json_build_object('id', v.id, 'reviewNo', v.review_no, 'by', ${writtenBy(sql`m`, sql`v.maker_id`)},
      'submittedAt', v.submitted_at)
    from review v left join app_user m on m.id = v.maker_id where ${openReview} limit 1) as review`;

const timeOf = (at: string) => new Date(at).toISOString();

const isCurrency = (code: string): code is Currency => currencies.some((one) => one === code);

/** Currencies of the merchant's accounts. */
export const currenciesOf = ({ currencies: codes }: Pick<MerchantRow, 'currencies'>): Currency[] =>
  codes.filter(isCurrency);

export const factsOf = ({ status, is_in_review, proposed }: MerchantRow | StoredMerchant): MerchantFacts => ({
  status,
  isInReview: is_in_review,
  hasProposed: proposed !== null,
});

export const toMerchant = (row: MerchantRow, actor: Actor): Merchant => ({
  id: row.id,
  merchantNo: row.merchant_no,
  name: row.name,
  registrationNo: row.registration_no ?? '',
  country: row.country ?? '',
  currencies: currenciesOf(row),
  status: row.status,
  isChangeInReview: row.is_in_review && row.proposed !== null,
  createdAt: timeOf(row.created_at),
  createdBy: nameFor(actor, row.creator),
  updatedAt: timeOf(row.updated_at),
  updatedBy: nameFor(actor, row.editor),
  version: row.version,
  allowedActions: merchantActionsOf(factsOf(row), actor),
});

/** Current values of the protected fields. */
export const protectedOf = (row: StoredMerchant): ProtectedValues => ({
  nameEn: row.name.en_US,
  nameZh: row.name.zh_CN,
  registrationNo: row.registration_no ?? '',
  country: row.country ?? '',
  mcc: row.mcc,
  licences: row.licence_file_ids,
  bankName: row.bank_name,
  bankAccountName: row.bank_account_name,
  bankAccountNo: row.bank_account_no,
  bankSwift: row.bank_swift,
});

/** Fields that can be changed without a second approver. */
export const openOf = (row: StoredMerchant): OpenValues => ({
  ...contactColumns.draftOf(row),
  ...registrationColumns.draftOf(row),
  currencies: currenciesOf(row),
  settlementEmails: row.settlement_emails,
});

/** Protected fields with the proposed changes. */
export const effectiveOf = (row: StoredMerchant): ProtectedValues => ({ ...protectedOf(row), ...row.proposed });

/**
 * Columns of protected fields. Empty registration values of a draft are stored as null, which never violates the unique
 * index.
 */
export const protectedColumns = (values: ProtectedValues) =>
  ({
    name: { en_US: values.nameEn, zh_CN: values.nameZh },
    registration_no: values.registrationNo || null,
    country: values.country || null,
    mcc: values.mcc,
    licence_file_ids: values.licences,
    bank_name: values.bankName,
    bank_account_name: values.bankAccountName,
    bank_account_no: values.bankAccountNo,
    bank_swift: values.bankSwift,
  }) satisfies Partial<NewRow<'merchant'>>;

/** Current and proposed files of a merchant. */
const filesIn = ({ files }: Pick<StoredMerchant, 'files'>): UploadedFile[] =>
  files.map((file) => ({ ...file, bytes: Number(file.bytes) }));

const filesOf = (ids: readonly string[], files: readonly UploadedFile[]): UploadedFile[] =>
  ids.flatMap((id) => files.find((file) => file.id === id) ?? []);

/** Display values of protected fields: files with their names, and a masked account number. */
export function shownProtected<Values extends Partial<ProtectedValues>>(
  { licences, bankAccountNo, ...values }: Values,
  files: readonly UploadedFile[],
  actor: Actor,
): Partial<MerchantProtected> {
  return {
    ...values,
    ...(licences !== undefined && { licences: filesOf(licences, files) }),
    ...(bankAccountNo !== undefined && {
      bankAccountNo: masked(actor, 'BANK_ACCOUNT', accountMask(bankAccountNo)),
    }),
  };
}

/** Address and contact person; phone and e-mail are masked for users from whom contacts are hidden. */
export function shownContact<Contact extends MerchantContact>(contact: Contact, { hiddenGroups }: Actor): Contact {
  if (!hiddenGroups.has('HOLDER_CONTACT')) return contact;
  const { areaCode, phone, email } = contact;
  return { ...contact, phone: phoneMask(areaCode, phone), email: email && emailMask(email) };
}

export const toMerchantDetail = (row: StoredMerchant, actor: Actor): MerchantDetail => {
  const { licences, bankAccountNo, ...values } = protectedOf(row);
  return {
    ...toMerchant(row, actor),
    ...values,
    licences: filesOf(licences, filesIn(row)),
    bankAccountNo: masked(actor, 'BANK_ACCOUNT', accountMask(bankAccountNo)),
    ...shownContact(contactColumns.draftOf(row), actor),
    ...registrationColumns.draftOf(row),
    ...remarkColumns.draftOf(row),
    referralCode: row.referral_code,
    settlementEmails: row.settlement_emails,
    companyRestriction: companyRestrictionOf(row.company_status),
    proposed: row.proposed && shownProtected(row.proposed, filesIn(row), actor),
    rejectedReason: row.rejected_reason,
    review: row.review && {
      id: row.review.id,
      reviewNo: row.review.reviewNo,
      by: nameFor(actor, row.review.by),
      submittedAt: timeOf(row.review.submittedAt),
    },
  };
};
