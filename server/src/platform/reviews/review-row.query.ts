import { reviewKinds } from '@console/contracts/areas';
import { moneyOf } from '@console/contracts';
import { type Review, reviewStages } from '@console/contracts/reviews';
import { factOf, nameFor, reasonFor, textFor } from '../audience/audience.rules';
import { by, unread, writtenBy } from '../audience/written-by.query';
import type { Actor } from '../context';
import { opaque } from '../listing/planning';
import { isLate } from './late.rules';
import { reviewActionsOf } from './review.rules';
import { within } from '../reach/reach.query';
import { nullable, oneOf, pick, type RowOf, text, texts } from '../db/column';
import { codeOf, currency, i18nText } from '../db/common-columns';
import { sql, type SQL } from '../db/sql';
import { tables } from '../db/tables';

const { review } = tables;

/** Types of `plainColumns`. */
export const plainRow = {
  ...pick(review, 'id', 'review_no', 'object_type', 'object_id', 'object_label', 'object_version', 'snapshot'),
  ...pick(review, 'maker_id', 'merchant_id', 'submitted_at', 'due_at', 'state', 'is_stale', 'step'),
  ...pick(review, 'ended_at', 'execution', 'version'),
  kind: codeOf(reviewKinds),
  stage: oneOf(...reviewStages),
  reason: unread,
  note: nullable(unread),
  maker: by,
  key_owner_id: nullable(text),
  decider_ids: texts,
  merchant_name: nullable(i18nText),
};

/** Types of `reviewColumns`. */
export const reviewRow = {
  ...plainRow,
  ...pick(review, 'amount_minor', 'failure', 'obstacle'),
  currency: nullable(currency),
  match_state: nullable(tables.cancel_request.match_state),
  difference_minor: nullable(text),
  compared_currency: nullable(currency),
};

/** Database row of a review. */
export type ReviewRow = RowOf<typeof reviewRow>;

/** Stage of a review: the first case that applies. */
export const stageSql: SQL = sql`case
  when r.obstacle is not null then 'MISMATCH'
  when r.execution = 'RUNNING' then 'EXECUTING'
  when r.execution = 'FAILED' then 'FAILED'
  else r.state end`;

/** Owner of the API key that submitted a review. Not the maker if another user has taken the key over since. */
export const keyOwnerSql: SQL = sql`(select k.user_id from api_key k where k.id = r.maker_key_id)`;

/** Columns that every kind of review has, for `makerJoin`. */
export const plainColumns: SQL = sql`
  r.id, r.review_no, r.kind, r.object_type, r.object_id, r.object_label, r.object_version, r.reason, r.note, r.snapshot,
  r.maker_id, r.merchant_id, ${writtenBy(sql`mk`, sql`r.maker_id`)} as maker, r.submitted_at, r.due_at,
  r.state, r.is_stale, r.step, r.ended_at, r.execution, ${keyOwnerSql} as key_owner_id, ${stageSql} as stage, r.version,
  array(select s.decided_by from review_step s where s.review_id = r.id) as decider_ids,
  (select om.name from merchant om where r.object_type = 'merchant' and om.id = r.object_id) as merchant_name`;

export const makerJoin: SQL = sql`left join app_user mk on mk.id = r.maker_id`;

/** The same columns with amounts and comparisons, for `reviewJoins`. */
export const reviewColumns: SQL = sql`${plainColumns}, r.amount_minor, r.currency, r.failure, r.obstacle, q.match_state,
  (q.channel_minor - q.ledger_minor)::text as difference_minor, q.currency as compared_currency`;

export const reviewJoins: SQL = sql`left join cancel_request q on q.review_id = r.id ${makerJoin}`;

/** Conditions for reviews in the actor's data scope. Channel users and wallet users cannot see reviews. */
export const reachableReviews = (actor: Actor): SQL[] => [
  ...within(actor, { company: sql`r.company_id`, merchant: sql`r.merchant_id`, channel: 'none', membership: 'none' }),
  // Hidden from the planner: few reviews have these kinds, so one plan suits all users.
  ...unseenBy(actor).map((kind) => sql`r.kind <> ${opaque(sql`${kind}::text`)}`),
];

const unseenBy = ({ permissions }: Actor): string[] =>
  Object.entries(reviewKinds).flatMap(([kind, { seenWith }]) =>
    seenWith !== undefined && !permissions.has(seenWith) ? [kind] : [],
  );

/** Returns the kinds that users see on their domains' pages. */
export const listedFor = ({ permissions }: Pick<Actor, 'permissions'>): string[] =>
  Object.entries(reviewKinds).flatMap(([kind, { listedWith }]) =>
    listedWith !== undefined && permissions.has(listedWith) ? [kind] : [],
  );

/** Returns the permission for the current step, or after the end, for the last step. */
export const permissionOf = ({ kind, step }: Pick<ReviewRow, 'kind' | 'step'>): string => {
  const { steps } = reviewKinds[kind];
  return steps[step - 1] ?? steps[0];
};

/**
 * Ids of users who cannot decide a review: its maker, the owner of its API key, and users who decided earlier steps.
 */
export const barredFrom = (row: Pick<ReviewRow, 'maker_id' | 'key_owner_id' | 'decider_ids'>): string[] => [
  row.maker_id,
  ...(row.key_owner_id === null ? [] : [row.key_owner_id]),
  ...row.decider_ids,
];

export const factsOf = (row: ReviewRow) => ({
  state: row.state,
  makerId: row.maker_id,
  barredIds: barredFrom(row),
  permission: permissionOf(row),
  dueAt: new Date(row.due_at),
  obstacle: row.obstacle,
});

export const toReview = (row: ReviewRow, actor: Actor, now: Date): Review => ({
  id: row.id,
  reviewNo: row.review_no,
  kind: row.kind,
  objectType: row.object_type,
  objectId: row.object_id,
  // The label was stored in one language; a merchant has a name in both.
  objectLabel: row.merchant_name?.[actor.language] ?? row.object_label,
  // For other kinds, the reason describes a difference, a limit or an invoice.
  reason: row.kind === 'CARD_CANCEL' ? reasonFor(actor, row.reason, row.maker.writer) : factOf(row.reason),
  reasonDict: reviewKinds[row.kind].reasons,
  note: textFor(actor, row.note, row.maker.writer),
  amount: row.amount_minor !== null && row.currency !== null ? moneyOf(BigInt(row.amount_minor), row.currency) : null,
  compared: comparedOf(row),
  maker: { id: row.maker_id, name: nameFor(actor, row.maker) },
  submittedAt: new Date(row.submitted_at).toISOString(),
  dueAt: new Date(row.due_at).toISOString(),
  state: row.state,
  stage: row.stage,
  isLate: isLate(
    {
      stage: row.stage,
      submittedAt: new Date(row.submitted_at),
      endedAt: row.ended_at === null ? null : new Date(row.ended_at),
    },
    now,
  ),
  isStale: row.is_stale,
  step: row.step,
  steps: reviewKinds[row.kind].steps.length,
  endedAt: row.ended_at === null ? null : new Date(row.ended_at).toISOString(),
  execution: row.execution,
  failure: row.failure,
  obstacle: row.obstacle,
  version: row.version,
  allowedActions: reviewActionsOf(factsOf(row), actor, now),
});

/** The channel's values at its last response. Later changes appear at the next response. */
function comparedOf({ match_state: match, difference_minor: minor, compared_currency }: ReviewRow) {
  if (match === null) return null;
  const isRead = minor !== null && compared_currency !== null;
  return { match, difference: isRead ? moneyOf(BigInt(minor), compared_currency) : null };
}
