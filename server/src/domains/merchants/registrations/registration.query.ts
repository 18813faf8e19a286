import { codes, type ListQuery, type ListResult } from '@console/contracts';
import { type Registration, type RegistrationDetail, type RegistrationFilter } from '@console/contracts/merchants';
import { nameFor } from '../../../platform/audience/audience.rules';
import { by, writtenBy } from '../../../platform/audience/written-by.query';
import type { Actor, Context } from '../../../platform/context';
import { bool, json, nullable, oneOf, pick, type RowOf } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { emailMask, masked, phoneMask } from '../../../platform/http/masking';
import { all, anyOf, contains, withinDays } from '../../../platform/listing/filters';
import { findPage, type Listing, mapPage } from '../../../platform/listing/find-page';
import { withinWhole } from '../../../platform/reach/reach.query';
import { choiceSql } from '../../../platform/reference/parameter.query';
import { Refusal } from '../../../platform/refusal';
import { firstRoleSql, isBeyondSql } from './first-role.query';
import { newMerchantStatus } from './registration.data';
import { companyRestrictionOf } from '../../../platform/companies/company-restriction.rules';
import { nameKey } from '../../../platform/listing/name-order';
import { registrationActionsOf } from './registration.rules';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type Query = ListQuery & { filter?: RegistrationFilter | undefined };

const row = {
  ...pick(tables.merchant_registration, 'id', 'username', 'email', 'area_code', 'phone', 'language', 'referral_code'),
  ...pick(tables.merchant_registration, 'state', 'created_at', 'submitted_at', 'decided_at', 'version'),
  has_account: bool,
  has_role: bool,
  is_beyond: bool,
  company_status: tables.company.status,
};
type RegistrationRow = RowOf<typeof row>;

const columnsFor = ({ userId }: Actor): SQL => sql`
  r.id, r.username, r.email, r.area_code, r.phone, r.language, r.referral_code, r.state, r.created_at, r.submitted_at,
  r.decided_at, r.version, company_of_account(r.email) is not null as has_account,
  exists (${firstRoleSql}) as has_role, ${isBeyondSql(userId)} as is_beyond,
  (select co.status from company co where co.id = r.company_id) as company_status`;

/** Data scope: only users with access to the whole company see registrations. */
const reachable = (actor: Actor): SQL[] => withinWhole(actor, sql`r.company_id`);

/** Condition for the keyword. A hidden e-mail address can't be searched. */
const isNamed = (keyword: string, { hiddenGroups }: Actor): SQL => {
  const named = sql`${contains(sql`r.username`, keyword)} or ${contains(sql`r.referral_code`, keyword)}`;
  return hiddenGroups.has('HOLDER_CONTACT') ? sql`(${named})` : sql`(${named} or lower(r.email) = lower(${keyword}))`;
};

/** Listing: data scope, filters, keyword and order. */
export const registrationListing = (
  { filter = {}, keyword }: Query,
  { actor }: Pick<Context, 'actor'>,
): Listing<typeof row> => ({
  columns: columnsFor(actor),
  row,
  from: sql`merchant_registration r`,
  joins: sql``,
  where: [
    ...reachable(actor),
    ...anyOf(sql`r.state`, filter.state),
    ...withinDays(sql`r.created_at`, filter.createdAt ?? {}, actor.timezone),
    ...(filter.hasReferralCode === undefined ? [] : [sql`(r.referral_code <> '') = ${filter.hasReferralCode}`]),
    ...(keyword ? [isNamed(keyword, actor)] : []),
  ],
  id: sql`r.id`,
  sortable: {
    username: nameKey(sql`r.username`),
    createdAt: { expression: sql`r.created_at`, type: 'timestamptz' },
  },
  sortedBy: { field: 'createdAt', dir: 'desc' },
});

export async function findRegistrations(context: Reader, query: Query): Promise<ListResult<Registration>> {
  const page = await findPage(context, registrationListing(query, context), query);
  return mapPage(page, (one) => toRegistration(one, context.actor));
}

const instantOf = (at: string | null) => (at === null ? null : new Date(at).toISOString());

export const toRegistration = (one: RegistrationRow, actor: Actor): Registration => ({
  id: one.id,
  username: one.username,
  email: masked(actor, 'HOLDER_CONTACT', emailMask(one.email)),
  phone: masked(actor, 'HOLDER_CONTACT', phoneMask(one.area_code, one.phone)),
  language: one.language,
  referralCode: one.referral_code,
  state: one.state,
  createdAt: new Date(one.created_at).toISOString(),
  submittedAt: instantOf(one.submitted_at),
  decidedAt: instantOf(one.decided_at),
  version: one.version,
  allowedActions: registrationActionsOf(
    {
      state: one.state,
      restriction: companyRestrictionOf(one.company_status),
      hasAccount: one.has_account,
      hasRole: one.has_role,
      isBeyond: one.is_beyond,
    },
    actor,
  ),
});

const detailRow = {
  ...row,
  ...pick(tables.merchant_registration, 'ip', 'agreed_at', 'rejected_reason', 'user_id'),
  referrer: nullable(json<NonNullable<RegistrationDetail['referrer']>>()),
  merchant: nullable(json<NonNullable<RegistrationDetail['merchant']>>()),
  role: nullable(json<NonNullable<NonNullable<RegistrationDetail['outcome']>['role']>>()),
  new_status: oneOf('DRAFT', 'ACTIVE'),
  decider: by,
  user_name: by,
  review: nullable(json<{ id: string; reviewNo: string }>()),
};
export type StoredRegistration = RowOf<typeof detailRow>;

const detailColumnsFor = (
  actor: Actor,
): SQL => sql`${columnsFor(actor)}, r.ip, r.agreed_at, r.rejected_reason, r.user_id,
  (select json_build_object('id', m.id, 'merchantNo', m.merchant_no, 'name', m.name) from merchant m
    where m.id = r.merchant_id) as referrer,
  (select json_build_object('id', m.id, 'merchantNo', m.merchant_no, 'name', m.name, 'status', m.status) from merchant m
    where m.registration_id = r.id) as merchant,
  (select json_build_object('id', f.id, 'name', f.name) from (${firstRoleSql}) f) as role,
  ${choiceSql(newMerchantStatus)} as new_status,
  ${writtenBy(sql`d`, sql`r.decided_by`)} as decider, ${writtenBy(sql`u`, sql`r.user_id`)} as user_name,
  (select json_build_object('id', v.id, 'reviewNo', v.review_no) from review v where v.kind = 'MERCHANT_REGISTRATION' and v.object_id = r.id
    order by v.submitted_at desc, v.id desc limit 1) as review`;

/** Refuses (1003) a registration outside the actor's data scope. */
export async function findRegistration(
  { db, actor }: Pick<Reader, 'db' | 'actor'>,
  id: string,
): Promise<StoredRegistration> {
  const { rows } = await db.execute(
    sql`
      select ${detailColumnsFor(actor)} from merchant_registration r
      left join app_user d on d.id = r.decided_by left join app_user u on u.id = r.user_id
      where r.id = ${id} and ${all(reachable(actor))}`,
    detailRow,
  );
  if (!rows[0]) throw new Refusal(codes.notFound);
  return rows[0];
}

export const toRegistrationDetail = (one: StoredRegistration, actor: Actor): RegistrationDetail => ({
  ...toRegistration(one, actor),
  ip: one.ip,
  agreedAt: new Date(one.agreed_at).toISOString(),
  referrer: one.referrer,
  decidedBy: one.decided_at === null ? '' : nameFor(actor, one.decider),
  rejectedReason: one.rejected_reason,
  merchant: one.merchant,
  user: one.user_id === null ? null : { id: one.user_id, name: nameFor(actor, one.user_name) },
  outcome: one.decided_at === null ? { merchantStatus: one.new_status, role: one.role } : null,
  reviewNo: one.review?.reviewNo ?? '',
  reviewId: one.review?.id ?? null,
});
