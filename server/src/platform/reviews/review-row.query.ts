import { type ReviewKind, reviewKinds } from '@console/contracts/areas';
import { type Currency, moneyOf } from '@console/contracts';
import type { Review, ReviewStage, ReviewState } from '@console/contracts/reviews';
import { type By, factOf, nameFor, reasonFor, type Unread, textFor } from '../audience/audience.rules';
import { writtenBy } from '../audience/written-by.query';
import type { Actor } from '../context';
import { opaque } from '../listing/planning';
import { isLate } from './late.rules';
import { reviewActionsOf } from './review.rules';
import { within } from '../reach/reach.query';
import { sql, type SQL } from '../db/sql';

/** A review as the database gives it. */
export interface ReviewRow extends Record<string, unknown> {
  id: string;
  review_no: string;
  kind: ReviewKind;
  object_type: string;
  object_id: string;
  object_label: string;
  object_version: number;
  reason: Unread;
  note: Unread | null;
  snapshot: unknown;
  amount_minor: string | null;
  currency: Currency | null;
  match_state: NonNullable<Review['compared']>['match'] | null;
  difference_minor: string | null;
  compared_currency: Currency | null;
  maker_id: string;
  merchant_id: string | null;
  maker: By;
  submitted_at: string;
  due_at: string;
  state: ReviewState;
  is_stale: boolean;
  step: number;
  ended_at: string | null;
  execution: Review['execution'];
  failure: string | null;
  obstacle: string | null;
  stage: ReviewStage;
  version: number;
  decider_ids: string[];
}

/** The first that holds. */
export const stageSql: SQL = sql`case
  when r.obstacle is not null then 'MISMATCH'
  when r.execution = 'RUNNING' then 'EXECUTING'
  when r.execution = 'FAILED' then 'FAILED'
  else r.state end`;

export const reviewColumns: SQL = sql`
  r.id, r.review_no, r.kind, r.object_type, r.object_id, r.object_label, r.object_version, r.reason, r.note, r.snapshot,
  r.amount_minor, r.currency, q.match_state, (q.channel_minor - q.ledger_minor)::text as difference_minor,
  q.currency as compared_currency, r.maker_id, r.merchant_id, ${writtenBy(sql`mk`, sql`r.maker_id`)} as maker, r.submitted_at, r.due_at,
  r.state, r.is_stale, r.step, r.ended_at, r.execution, r.failure, r.obstacle, ${stageSql} as stage, r.version,
  array(select s.decided_by from review_step s where s.review_id = r.id) as decider_ids`;

export const reviewJoins: SQL = sql`left join cancel_request q on q.review_id = r.id
  left join app_user mk on mk.id = r.maker_id`;

/** Reviews within the actor's reach. Neither a channel nor a user of wallets has a part in them. */
export const reachableReviews = (actor: Actor): SQL[] => [
  ...within(actor, { company: sql`r.company_id`, merchant: sql`r.merchant_id`, channel: 'none', membership: 'none' }),
  // Hidden from the planner: few reviews are of these kinds, so a list is found alike for everybody.
  ...unseenBy(actor).map((kind) => sql`r.kind <> ${opaque(sql`${kind}::text`)}`),
];

const unseenBy = ({ permissions }: Actor): string[] =>
  Object.entries(reviewKinds).flatMap(([kind, { seenWith }]) =>
    seenWith !== undefined && !permissions.has(seenWith) ? [kind] : [],
  );

/** The permission of the step that waits; of the last one where none does. */
export const permissionOf = ({ kind, step }: Pick<ReviewRow, 'kind' | 'step'>): string => {
  const { steps } = reviewKinds[kind];
  return steps[step - 1] ?? steps[0];
};

export const factsOf = (row: ReviewRow) => ({
  state: row.state,
  makerId: row.maker_id,
  deciderIds: row.decider_ids,
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
  objectLabel: row.object_label,
  // Of the other kinds it is a word about a difference, a limit or an invoice.
  reason: row.kind === 'CARD_CANCEL' ? reasonFor(actor, row.reason, row.maker.writer) : factOf(row.reason),
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

/** As the channel was read last: what moved since is found when it is read again. */
function comparedOf({ match_state: match, difference_minor: minor, compared_currency: currency }: ReviewRow) {
  if (match === null) return null;
  return { match, difference: minor === null || currency === null ? null : moneyOf(BigInt(minor), currency) };
}
