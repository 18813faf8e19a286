import type { ListQuery, ListResult } from '@console/contracts';
import type { AcceptanceFilter, acceptanceSortable, AgreementAcceptance } from '@console/contracts/company';
import type { Context } from '../../../platform/context';
import { nullable, pick, type RowOf, text } from '../../../platform/db/column';
import { selectList } from '../../../platform/db/select-list';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { anyOf, contains } from '../../../platform/listing/filters';
import { findPage, type Listing, mapPage } from '../../../platform/listing/find-page';
import type { SortKey } from '../../../platform/listing/sort-key';
import { withinWhole } from '../../../platform/reach/reach.query';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type Query = ListQuery & { filter?: AcceptanceFilter | undefined };

const stored = pick(
  tables.agreement_acceptance,
  'id',
  'subject_type',
  'typed_signature',
  'ip',
  'language',
  'body_sha256',
  'accepted_at',
);
const row = { ...stored, subject: nullable(text) };
type AcceptanceRow = RowOf<typeof row>;

const subjects = sql`
  left join app_user u on r.subject_type = 'USER' and u.id = r.subject_id
  left join merchant_registration g on r.subject_type = 'REGISTRATION' and g.id = r.subject_id
  left join onboarding_submission o on r.subject_type = 'APPLICATION' and o.id = r.subject_id
  left join onboarding_account a on a.id = o.account_id`;

/** Name of the person: an applicant in onboarding is named by the local part of the address, as in the flow. */
const subjectName = sql`coalesce(u.nickname, g.username, split_part(a.email, '@', 1))`;

const sortable: Record<(typeof acceptanceSortable)[number], SortKey> = {
  acceptedAt: { expression: sql`r.accepted_at`, type: 'timestamptz' },
};

/** Listing: data scope, version, keyword and order. Only users with access to the whole company see acceptances. */
export const acceptanceListing = (
  { filter = {}, keyword }: Query,
  { actor }: Pick<Context, 'actor'>,
): Listing<typeof row> => ({
  columns: sql`${selectList('r', stored)}, ${subjectName} as subject`,
  row,
  from: sql`agreement_acceptance r`,
  filterJoins: subjects,
  joins: sql``,
  where: [
    ...withinWhole(actor, sql`r.company_id`),
    ...anyOf(sql`r.agreement_id`, filter.agreementId === undefined ? undefined : [filter.agreementId]),
    ...(keyword ? [sql`(${contains(sql`r.typed_signature`, keyword)} or ${contains(subjectName, keyword)})`] : []),
  ],
  id: sql`r.id`,
  sortable,
  sortedBy: { field: 'acceptedAt', dir: 'desc' },
});

export async function findAcceptances(context: Reader, query: Query): Promise<ListResult<AgreementAcceptance>> {
  const page = await findPage(context, acceptanceListing(query, context), query);
  return mapPage(page, toAcceptance);
}

export const toAcceptance = (one: AcceptanceRow): AgreementAcceptance => ({
  id: one.id,
  subjectType: one.subject_type,
  subject: one.subject ?? '',
  signature: one.typed_signature,
  ip: one.ip,
  language: one.language,
  bodySha256: one.body_sha256,
  acceptedAt: new Date(one.accepted_at).toISOString(),
});
