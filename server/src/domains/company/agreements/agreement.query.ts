import { codes, type ListCounts, type ListQuery, type ListResult } from '@console/contracts';
import {
  type agreementSortable,
  agreementStatuses,
  type Agreement,
  type AgreementDetail,
  type AgreementFilter,
  type AgreementStatus,
  type AgreementVersion,
} from '@console/contracts/company';
import { nameFor } from '../../../platform/audience/audience.rules';
import { by, writtenBy } from '../../../platform/audience/written-by.query';
import { companyDay } from '../../../platform/clock/company-day.rules';
import type { Actor, Context } from '../../../platform/context';
import { bool, int, pick, type RowOf } from '../../../platform/db/column';
import { selectList } from '../../../platform/db/select-list';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { countBy } from '../../../platform/listing/count-by';
import { all, anyOf, contains } from '../../../platform/listing/filters';
import { findPage, type Listing, mapPage } from '../../../platform/listing/find-page';
import type { SortKey } from '../../../platform/listing/sort-key';
import { withinWhole } from '../../../platform/reach/reach.query';
import { Refusal } from '../../../platform/refusal';
import { agreementActionsOf } from './agreement.rules';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type Query = ListQuery & { filter?: AgreementFilter | undefined };

const stored = {
  ...pick(tables.agreement, 'id', 'type', 'version_no', 'status', 'title_en', 'title_zh', 'effective_from'),
  ...pick(tables.agreement, 'acceptance_required', 'published_at', 'updated_at', 'version'),
};
const row = { ...stored, is_complete: bool, is_newest: bool, has_draft: bool, acceptances: int, editor: by };
export type AgreementRow = RowOf<typeof row>;

const sameType = sql`o.company_id = r.company_id and o.type = r.type`;
const columns = sql`${selectList('r', stored)}, '' not in (r.title_en, r.title_zh, r.body_en, r.body_zh) as is_complete,
  not exists (select from agreement o where ${sameType} and o.status <> 'DRAFT' and o.version_no > r.version_no) as is_newest,
  exists (select from agreement o where ${sameType} and o.status = 'DRAFT') as has_draft,
  (select count(*)::int from agreement_acceptance x where x.agreement_id = r.id) as acceptances,
  ${writtenBy(sql`u`, sql`r.updated_by`)} as editor`;
const users = sql`left join app_user u on u.id = r.updated_by`;

/** Data scope: only users with access to the whole company see agreements. */
const reachable = (actor: Actor): SQL[] => withinWhole(actor, sql`r.company_id`);

/** Conditions of each filter. */
const conditionsOf = (filter: AgreementFilter): Record<keyof AgreementFilter, SQL[]> => ({
  status: anyOf(sql`r.status`, filter.status),
  type: anyOf(sql`r.type`, filter.type),
  acceptanceRequired:
    filter.acceptanceRequired === undefined ? [] : [sql`r.acceptance_required = ${filter.acceptanceRequired}`],
});

const titled = (keyword: string): SQL =>
  sql`(${contains(sql`r.title_en`, keyword)} or ${contains(sql`r.title_zh`, keyword)})`;

const sortable: Record<(typeof agreementSortable)[number], SortKey> = {
  versionNo: { expression: sql`r.version_no::bigint`, type: 'bigint' },
  // Drafts without a date are sorted after all dates.
  effectiveFrom: { expression: sql`coalesce(r.effective_from, '9999-12-31'::date)`, type: 'date' },
  updatedAt: { expression: sql`r.updated_at`, type: 'timestamptz' },
};

/** Listing: data scope, filters, keyword and order. */
export const agreementListing = (
  { filter = {}, keyword }: Query,
  { actor }: Pick<Context, 'actor'>,
): Listing<typeof row> => ({
  columns,
  row,
  from: sql`agreement r`,
  joins: users,
  where: [...reachable(actor), ...Object.values(conditionsOf(filter)).flat(), ...(keyword ? [titled(keyword)] : [])],
  id: sql`r.id`,
  sortable,
  sortedBy: { field: 'updatedAt', dir: 'desc' },
});

export async function findAgreements(context: Reader, query: Query): Promise<ListResult<Agreement>> {
  const page = await findPage(context, agreementListing(query, context), query);
  return mapPage(page, (one) => toAgreement(one, context));
}

/** Counts the versions in each status, for the tabs of the list. */
export const countAgreementStatuses = (context: Reader, query: Query): Promise<ListCounts<AgreementStatus>> =>
  countBy(context, agreementListing(query, context), { column: sql`r.status`, values: agreementStatuses });

const detailRow = {
  ...row,
  ...pick(tables.agreement, 'body_en', 'body_zh', 'created_at'),
  creator: by,
};
export type AgreementDetailRow = RowOf<typeof detailRow>;

/** Refuses (1003) a version outside the actor's data scope. `isLocked` locks it until the end of the transaction. */
export async function findAgreement(
  { db, actor }: Pick<Reader, 'db' | 'actor'>,
  id: string,
  { isLocked = false } = {},
): Promise<AgreementDetailRow> {
  // The lock is a separate statement: a statement that waits for a lock would combine the updated row with outdated
  // rows of other tables.
  if (isLocked) await db.execute(sql`select from agreement where id = ${id} for update`);
  const { rows } = await db.execute(
    sql`
      select ${columns}, r.body_en, r.body_zh, r.created_at, ${writtenBy(sql`c`, sql`r.created_by`)} as creator
      from agreement r ${users} left join app_user c on c.id = r.created_by
      where r.id = ${id} and ${all(reachable(actor))}`,
    detailRow,
  );
  if (!rows[0]) throw new Refusal(codes.notFound);
  return rows[0];
}

/** The latest versions of the same type, newest first. */
export async function findVersions(context: Reader, id: string): Promise<AgreementVersion[]> {
  const { type } = await findAgreement(context, id);
  const { rows } = await context.db.execute(
    sql`
      select r.id, r.version_no, r.status, r.effective_from from agreement r
      where r.type = ${type} and ${all(reachable(context.actor))} order by r.version_no desc limit 100`,
    pick(tables.agreement, 'id', 'version_no', 'status', 'effective_from'),
  );
  return rows.map((one) => ({
    id: one.id,
    versionNo: one.version_no,
    status: one.status,
    effectiveFrom: one.effective_from,
  }));
}

export const toAgreement = (one: AgreementRow, { actor, now }: Pick<Reader, 'actor' | 'now'>): Agreement => ({
  id: one.id,
  type: one.type,
  versionNo: one.version_no,
  status: one.status,
  title: { en_US: one.title_en, zh_CN: one.title_zh },
  effectiveFrom: one.effective_from,
  isScheduled: one.status === 'PUBLISHED' && (one.effective_from ?? '') > companyDay({ actor, now }),
  acceptanceRequired: one.acceptance_required,
  acceptances: one.acceptances,
  publishedAt: one.published_at === null ? null : new Date(one.published_at).toISOString(),
  updatedAt: new Date(one.updated_at).toISOString(),
  updatedBy: nameFor(actor, one.editor),
  version: one.version,
  allowedActions: agreementActionsOf(
    { status: one.status, isComplete: one.is_complete, isNewest: one.is_newest, hasDraft: one.has_draft },
    actor.permissions,
  ),
});

export const toAgreementDetail = (one: AgreementDetailRow, reader: Pick<Reader, 'actor' | 'now'>): AgreementDetail => ({
  ...toAgreement(one, reader),
  body: { en_US: one.body_en, zh_CN: one.body_zh },
  createdAt: new Date(one.created_at).toISOString(),
  createdBy: nameFor(reader.actor, one.creator),
});
