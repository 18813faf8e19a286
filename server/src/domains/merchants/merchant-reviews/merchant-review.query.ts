import { type ListCounts, type ListQuery, type ListResult, type OptionsQuery, optionsMax } from '@console/contracts';
import { reviewKinds } from '@console/contracts/areas';
import {
  type MerchantReview,
  type MerchantReviewFilter,
  merchantReviewKinds,
  type MerchantReviewOutcome,
  merchantReviewOutcomes,
  type merchantReviewSortable,
} from '@console/contracts/merchants';
import { nameFor } from '../../../platform/audience/audience.rules';
import { by, writtenBy } from '../../../platform/audience/written-by.query';
import type { Actor, Context } from '../../../platform/context';
import { json, moment, nullable, oneOf, type RowOf, text } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';
import { countBy } from '../../../platform/listing/count-by';
import { all, anyOf, contains, withinDays } from '../../../platform/listing/filters';
import { findPage, type Listing, mapPage } from '../../../platform/listing/find-page';
import type { SortKey } from '../../../platform/listing/sort-key';
import {
  keyOwnerSql,
  makerJoin,
  plainColumns,
  plainRow,
  reachableReviews,
  toReview,
} from '../../../platform/reviews/review-row.query';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type Query = ListQuery & { filter?: MerchantReviewFilter | undefined };

const row = {
  ...plainRow,
  kind: oneOf(...merchantReviewKinds),
  outcome: oneOf(...merchantReviewOutcomes),
  merchant: nullable(json<NonNullable<MerchantReview['merchant']>>()),
  decider: nullable(by),
  decided_at: nullable(moment),
};
type ReviewRow = RowOf<typeof row>;

const outcomeSql = sql`case when r.state in ('PENDING', 'STUCK') then 'WAITING'
  when r.state in ('APPROVED', 'REJECTED') then r.state else 'OTHER' end`;

const columns = sql`${plainColumns}, ${outcomeSql} as outcome,
  case when m.id is not null then json_build_object('id', m.id, 'merchantNo', m.merchant_no, 'name', m.name) end as merchant,
  d.by as decider, d.at as decided_at`;

const merchantJoin = sql`left join merchant m on m.id = r.merchant_id and m.deleted_at is null`;

/** The last decision of a review that was approved or rejected. */
const decisionJoin = sql`left join lateral (
  select s.at, ${writtenBy(sql`du`, sql`s.decided_by`)} as by
  from review_step s left join app_user du on du.id = s.decided_by
  where s.review_id = r.id and r.state in ('APPROVED', 'REJECTED') order by s.step desc limit 1) d on true`;

/** Data scope: merchant reviews that the user can see. */
const reachable = (actor: Actor): SQL[] => [
  ...reachableReviews(actor),
  ...anyOf(sql`r.kind`, [...merchantReviewKinds]),
];

/** Condition for reviews that the user can decide now. Same rule as in the review engine. */
function isDecidable({ userId, permissions }: Actor, now: Date): SQL {
  const steps = merchantReviewKinds.flatMap((kind) =>
    reviewKinds[kind].steps.flatMap((permission, index) =>
      permissions.has(permission) ? [sql`(r.kind = ${kind} and r.step = ${index + 1})`] : [],
    ),
  );
  if (steps.length === 0) return sql`false`;
  return sql`(r.state in ('PENDING', 'STUCK') and r.due_at > ${now} and r.maker_id <> ${userId}
    and ${keyOwnerSql} is distinct from ${userId}
    and not exists (select from review_step s where s.review_id = r.id and s.decided_by = ${userId})
    and (${sql.join(steps, sql` or `)}))`;
}

const isNamed = (keyword: string): SQL => sql`(${contains(sql`r.review_no`, keyword)}
  or ${contains(sql`r.object_label`, keyword)} or ${contains(sql`m.name ->> 'en_US'`, keyword)}
  or ${contains(sql`m.name ->> 'zh_CN'`, keyword)} or ${contains(sql`m.merchant_no`, keyword)})`;

const flag = (condition: () => SQL, wanted: boolean | undefined): SQL[] =>
  wanted === undefined ? [] : [sql`${condition()} = ${wanted}`];

/** Listing: data scope, filters, keyword and order. */
export const merchantReviewListing = (
  { filter = {}, keyword }: Query,
  { actor, now }: Pick<Context, 'actor' | 'now'>,
): Listing<typeof row> => ({
  columns,
  row,
  from: sql`review r`,
  filterJoins: merchantJoin,
  joins: sql`${makerJoin} ${decisionJoin}`,
  where: [
    ...reachable(actor),
    ...anyOf(outcomeSql, filter.outcome),
    ...anyOf(sql`r.kind`, filter.kind),
    ...anyOf(sql`r.state`, filter.state),
    ...anyOf(sql`r.merchant_id`, filter.merchantId),
    ...anyOf(sql`r.maker_id`, filter.makerId),
    ...withinDays(sql`r.submitted_at`, filter.submittedAt ?? {}, actor.timezone),
    ...flag(() => sql`(r.maker_id = ${actor.userId})`, filter.isMine),
    ...flag(() => isDecidable(actor, now), filter.isDecidable),
    ...(keyword ? [isNamed(keyword)] : []),
  ],
  id: sql`r.id`,
  sortable: {
    reviewNo: { expression: sql`r.review_no`, type: 'text' },
    submittedAt: { expression: sql`r.submitted_at`, type: 'timestamptz' },
    dueAt: { expression: sql`r.due_at`, type: 'timestamptz' },
  } satisfies Record<(typeof merchantReviewSortable)[number], SortKey>,
  sortedBy: { field: 'submittedAt', dir: 'desc' },
});

export async function findMerchantReviews(context: Reader, query: Query): Promise<ListResult<MerchantReview>> {
  const page = await findPage(context, merchantReviewListing(query, context), query);
  return mapPage(page, (one) => toMerchantReview(one, context));
}

/** Counts the reviews with each outcome, for the tabs of the list. */
export const countMerchantReviewOutcomes = (
  context: Reader,
  query: Query,
): Promise<ListCounts<MerchantReviewOutcome>> =>
  countBy(context, merchantReviewListing(query, context), { column: outcomeSql, values: merchantReviewOutcomes });

/** Fields without a value: merchant reviews have no amount, comparison or external execution. */
const noMoney = {
  amount_minor: null,
  currency: null,
  match_state: null,
  difference_minor: null,
  compared_currency: null,
  failure: null,
  obstacle: null,
} as const;

export const toMerchantReview = (one: ReviewRow, { actor, now }: Pick<Context, 'actor' | 'now'>): MerchantReview => ({
  ...toReview({ ...one, ...noMoney }, actor, now),
  kind: one.kind,
  outcome: one.outcome,
  merchant: one.merchant,
  decidedBy: one.decider && nameFor(actor, one.decider),
  decidedAt: one.decided_at && new Date(one.decided_at).toISOString(),
});

interface Maker {
  id: string;
  name: string;
}

/** Maximum number of submitters returned. */
const makersMax = 1000;

/**
 * Returns the users who submitted reviews in the actor's data scope. The keyword is compared with the displayed name,
 * so that it can't find a hidden name.
 */
export async function findMakers(
  { db, actor }: Pick<Reader, 'db' | 'actor'>,
  { keyword, ids }: OptionsQuery,
): Promise<{ list: Maker[]; hasMore: boolean }> {
  const { rows } = await db.execute(
    sql`
      select made.id, ${writtenBy(sql`u`, sql`made.id`)} as by
      from (select distinct r.maker_id as id from review r where ${all([...reachable(actor), ...anyOf(sql`r.maker_id`, ids)])}
        limit ${makersMax}) made
      left join app_user u on u.id = made.id order by made.id`,
    { id: text, by },
  );
  const makers = rows
    .map(({ id, by: maker }) => ({ id, name: nameFor(actor, maker) }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const wanted = keyword?.toLowerCase() ?? '';
  const list = makers.filter(({ name }) => name.toLowerCase().includes(wanted));
  return ids ? { list, hasMore: false } : { list: list.slice(0, optionsMax), hasMore: list.length > optionsMax };
}
