import type { Company, CompanyDetail } from '@console/contracts/company';
import type { I18nText } from '@console/contracts';
import { type By, nameFor } from '../../../platform/audience/audience.rules';
import { by, writtenBy } from '../../../platform/audience/written-by.query';
import type { Actor } from '../../../platform/context';
import { bool, json, nullable, pick, type RowOf } from '../../../platform/db/column';
import { i18nText } from '../../../platform/db/common-columns';
import { selectList } from '../../../platform/db/select-list';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { all } from '../../../platform/listing/filters';
import { withinWhole } from '../../../platform/reach/reach.query';
import { seesWhole } from '../../../platform/reach/reach.rules';
import { companyActionsOf, type CompanyFacts, type CompanyValues, isServing } from './company.rules';
import { shownValues, type StoredImage } from './company-shown.query';
import { currencyOf, valueColumns, valuesOf } from './company-values.query';

/**
 * Data scope: all companies for platform users, their own company for other users, no company for users of some
 * merchants.
 */
export const reachable = (actor: Actor): SQL[] =>
  seesWhole(actor)
    ? [sql`r.deleted_at is null`, sql`((select is_platform()) or ${all(withinWhole(actor, sql`r.id`))})`]
    : [sql`false`];

const listed = {
  ...pick(tables.company, 'id', 'company_no', 'dba', 'agreement_no', 'registration_no', 'country', 'fee_currency'),
  ...pick(tables.company, 'status', 'is_default', 'created_at', 'updated_at', 'version'),
  name: i18nText,
  proposed: nullable(json<Partial<CompanyValues>>()),
};
/** `is_of_platform` is true for users of the platform company, who also see internal fields. */
const joined = { is_in_review: bool, has_invitation: bool, is_of_platform: bool, creator: by, editor: by };

/** A company with the columns of lists. */
export const companyRow = { ...listed, ...joined };
export type CompanyRow = RowOf<typeof companyRow>;

const detailed = {
  ...listed,
  ...valueColumns,
  ...pick(tables.company, 'module_ids', 'bin_ids', 'remark', 'rejected_reason', 'status_reason', 'first_user_id'),
};

interface OpenReview {
  id: string;
  reviewNo: string;
  by: By;
  submittedAt: string;
}

/** A company with all columns. */
export const storedCompany = {
  ...detailed,
  ...joined,
  has_invoice: bool,
  files: json<StoredImage[]>(),
  review: nullable(json<OpenReview>()),
};
export type StoredCompany = RowOf<typeof storedCompany>;

const openReview = sql`v.object_type = 'company' and v.object_id = r.id and v.kind in ('COMPANY_NEW', 'COMPANY_CHANGE') and v.state in ('PENDING', 'STUCK')`;
const extras = sql`exists (select from review v where ${openReview}) as is_in_review,
  r.first_user_id is not null and exists (select from company_invitation(r.id)) as has_invitation,
  (select is_platform()) as is_of_platform,
  ${writtenBy(sql`c`, sql`r.created_by`)} as creator, ${writtenBy(sql`u`, sql`r.updated_by`)} as editor`;

export const rowColumns: SQL = sql`${selectList('r', listed)}, ${extras}`;
export const joins: SQL = sql`left join app_user c on c.id = r.created_by left join app_user u on u.id = r.updated_by`;

/** Current and proposed images. */
const imagesOf = sql`array[r.logo_file_id, r.icon_file_id, r.payment_logo_file_id, r.payment_logo_gray_file_id, r.dashboard_logo_file_id,
  r.proposed ->> 'logo', r.proposed ->> 'icon', r.proposed ->> 'paymentLogo', r.proposed ->> 'paymentLogoGray', r.proposed ->> 'dashboardLogo']`;

export const storedColumns: SQL = sql`${selectList('r', detailed)}, ${extras}, company_has_invoice(r.id) as has_invoice,
  (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'mediaType', f.media_type, 'bytes', f.bytes::text,
      'pictureKey', f.picture_key)), '[]') from brand_files(${imagesOf}) f) as files,
  (select json_build_object('id', v.id, 'reviewNo', v.review_no, 'by', ${writtenBy(sql`m`, sql`v.maker_id`)},
      'submittedAt', v.submitted_at)
    from review v left join app_user m on m.id = v.maker_id where ${openReview} limit 1) as review`;

const timeOf = (at: string) => new Date(at).toISOString();

export const factsOf = (row: CompanyRow | StoredCompany): CompanyFacts => ({
  status: row.status,
  isPlatform: row.is_default,
  isInReview: row.is_in_review,
  hasProposed: row.proposed !== null,
  hasInvitation: row.has_invitation,
});

/** Replaces the names of platform users, whom row-level security hides from other companies. */
const platform: I18nText = { en_US: 'Platform', zh_CN: '平台' };

export const toCompany = (row: CompanyRow, actor: Actor): Company => {
  const named = (who: By) => (row.is_of_platform ? nameFor(actor, who) : platform[actor.language]);
  return {
    id: row.id,
    companyNo: row.company_no,
    name: row.name,
    dba: row.dba,
    agreementNo: row.agreement_no,
    registrationNo: row.registration_no,
    country: row.country,
    feeCurrency: currencyOf(row.fee_currency),
    status: row.status,
    isChangeInReview: row.is_in_review && isServing(row.status),
    isPlatform: row.is_default,
    createdAt: timeOf(row.created_at),
    createdBy: named(row.creator),
    updatedAt: timeOf(row.updated_at),
    updatedBy: named(row.editor),
    version: row.version,
    allowedActions: row.is_of_platform ? companyActionsOf(factsOf(row), actor) : [],
  };
};

/** Values with the unapproved changes. */
export const effectiveOf = (row: StoredCompany): CompanyValues => ({ ...valuesOf(row), ...row.proposed });

/** Returns whether a proposed fee currency is no longer possible, because the company has received an invoice. */
export const isFeeCurrencyLate = ({ has_invoice, proposed }: StoredCompany): boolean =>
  has_invoice && proposed?.feeCurrency !== undefined;

export const toCompanyDetail = (row: StoredCompany, actor: Actor): CompanyDetail => {
  const internal = row.is_of_platform
    ? {
        remark: row.remark,
        proposed: row.proposed && shownValues(row.proposed, row.files, actor),
        rejectedReason: row.rejected_reason,
        review: row.review && {
          id: row.review.id,
          reviewNo: row.review.reviewNo,
          by: nameFor(actor, row.review.by),
          submittedAt: timeOf(row.review.submittedAt),
        },
      }
    : { remark: '', proposed: null, rejectedReason: null, review: null };
  return {
    ...shownValues(valuesOf(row), row.files, actor),
    ...toCompany(row, actor),
    ...internal,
    moduleIds: row.module_ids,
    binIds: row.bin_ids,
    isFeeCurrencyFixed: row.has_invoice,
    statusReason: row.status_reason,
  };
};
