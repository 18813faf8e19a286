import type { ReviewKind } from '@console/contracts/areas';
import { codes, type ListResult, type InputOf, type NoteAudience } from '@console/contracts';
import type { listReviews, Review, ReviewDetail, ReviewState } from '@console/contracts/reviews';
import { answerFor, audienceOf, audiencesFor, nameFor } from '../audience/audience.rules';
import { by, notesReadBy, unread, writtenBy } from '../audience/written-by.query';
import type { Actor, Context, Ctx, Db } from '../context';
import { insertRows, type NewRow } from '../db/insert-rows';
import { transitionRecord, type AuditedRecord, type RecordTransition } from '../transitions/record-transitions';
import { reviewTransitions } from './review.transitions';
import { all, anyOf, contains } from '../listing/filters';
import { findPage, mapPage } from '../listing/find-page';
import { whereWords } from '../listing/find-words.query';
import { Refusal } from '../refusal';
import type { Execution } from './review-kind';
import {
  listedFor,
  reachableReviews,
  reviewColumns,
  reviewJoins,
  type ReviewRow,
  reviewRow,
  stageSql,
  toReview,
} from './review-row.query';
import { inCompany } from '../reach/reach.query';
import { nullable, pick, text } from '../db/column';
import { sql, type SQL } from '../db/sql';
import { tables } from '../db/tables';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

export async function findReviews(context: Reader, query: InputOf<typeof listReviews>): Promise<ListResult<Review>> {
  const { actor, now } = context;
  const { state, stage, kind, isMine } = query.filter ?? {};
  const keywordMatch = await whereWords(context.db, query.keyword, messageOf(actor));
  const page = await findPage(
    context,
    {
      ...keywordMatch,
      columns: reviewColumns,
      row: reviewRow,
      from: sql`review r`,
      joins: reviewJoins,
      where: [
        ...reachableReviews(actor),
        ...anyOf(sql`r.state`, state),
        ...anyOf(stageSql, stage),
        ...anyOf(sql`r.kind`, kind),
        ...(isMine === undefined ? [] : [sql`(r.maker_id = ${actor.userId}) = ${isMine}`]),
        ...keywordMatch.where,
      ],
      id: sql`r.id`,
      sortable: {
        submittedAt: { expression: sql`r.submitted_at`, type: 'timestamptz' },
        dueAt: { expression: sql`r.due_at`, type: 'timestamptz' },
      },
      sortedBy: { field: 'submittedAt', dir: 'desc' },
      total: { name: 'amount', amount: sql`r.amount_minor`, currency: sql`r.currency` },
    },
    query,
  );
  return mapPage(page, (row) => toReview(row, actor, now));
}

const messageOf = (actor: Actor) => ({
  finder: sql`reviews_like`,
  id: sql`r.id`,
  plain: (word: string) => sql`(${contains(sql`r.review_no`, word)} or ${contains(sql`r.object_label`, word)})`,
  newest: sql`review r where ${inCompany(actor, sql`r.company_id`)} order by r.submitted_at desc, r.id desc`,
});

/** Locks a review, so that the second of two concurrent decisions sees the result of the first. */
export async function lockReview({ db, actor }: Reader, id: string): Promise<ReviewRow> {
  const { rows } = await db.execute(
    sql`
      select ${reviewColumns} from review r ${reviewJoins}
      where r.id = ${id} and ${all(reachableReviews(actor))} for update of r`,
    reviewRow,
  );
  if (!rows[0]) throw new Refusal(codes.notFound);
  return rows[0];
}

/**
 * Refuses (1003) a review that the user's lists do not contain: users without the permission for all reviews see only
 * the kinds on pages that they can open. Other callers check the data scope themselves.
 */
export async function refuseUnlisted({ db, actor }: Pick<Reader, 'db' | 'actor'>, id: string): Promise<void> {
  if (actor.permissions.has('reviews.review.view')) return;
  const { rows } = await db.execute(
    sql`select r.id from review r where r.id = ${id} and r.kind = any(${listedFor(actor)}) and ${all(reachableReviews(actor))}`,
    pick(tables.review, 'id'),
  );
  if (!rows[0]) throw new Refusal(codes.notFound);
}

const decidedRow = { ...pick(tables.review_step, 'step', 'decision', 'at'), note: nullable(unread), by };
const noteRow = { ...pick(tables.review_note, 'id', 'text', 'at', 'audience'), by };

export async function readReviewDetail({ db, actor, now }: Reader, id: string): Promise<ReviewDetail> {
  const { rows } = await db.execute(
    sql`
      select ${reviewColumns} from review r ${reviewJoins}
      where r.id = ${id} and ${all(reachableReviews(actor))}`,
    reviewRow,
  );
  const [row] = rows;
  if (!row) throw new Refusal(codes.notFound);
  const decided = await db.execute(
    sql`
      select s.step, s.decision, s.note, s.at, ${writtenBy(sql`u`, sql`s.decided_by`)} as by
      from review_step s left join app_user u on u.id = s.decided_by where s.review_id = ${id} order by s.step`,
    decidedRow,
  );
  const notes = await db.execute(
    sql`
      select n.id, n.text, n.at, n.audience, ${writtenBy(sql`u`, sql`n.author_id`)} as by
      from review_note n left join app_user u on u.id = n.author_id 
      where n.review_id = ${id} and ${notesReadBy(actor, sql`n`)} order by n.at, n.id limit 200`,
    noteRow,
  );
  return {
    ...toReview(row, actor, now),
    decided: decided.rows.map(({ by: decider, at, note, ...step }) => ({
      ...step,
      by: nameFor(actor, decider),
      at: timeOf(at),
      note: answerFor(actor, note, { writer: decider.writer, asker: row.maker.writer }),
    })),
    notes: notes.rows.map(({ by: author, at, ...note }) => ({ ...note, by: nameFor(actor, author), at: timeOf(at) })),
    noteAudiences: audiencesFor(actor),
  };
}

const timeOf = (at: string) => new Date(at).toISOString();

/** Returns the open review of an object, or null. */
export async function findOpenReview(
  db: Db,
  { kind, objectId }: { kind: ReviewKind; objectId: string },
): Promise<string | null> {
  const { rows } = await db.execute(
    sql`select id from review where kind = ${kind} and object_id = ${objectId} and state in ('PENDING', 'STUCK')`,
    pick(tables.review, 'id'),
  );
  return rows[0]?.id ?? null;
}

interface Step {
  reviewId: string;
  step: number;
  decision: 'APPROVE' | 'REJECT';
  note: string | null;
}

export async function insertStep({ db, actor, now }: Context, { reviewId, step, decision, note }: Step): Promise<void> {
  await db.execute(sql`
    insert into review_step (review_id, step, company_id, decided_by, decision, note, at)
    values (${reviewId}, ${step}, ${actor.companyId}, ${actor.userId}, ${decision}, ${note}, ${now})`);
}

/** Final state of a review. */
export type Ending =
  | { state: 'APPROVED'; execution: Execution }
  | { state: 'REJECTED' | 'WITHDRAWN' }
  | { state: 'EXPIRED'; isStale: boolean };

/** State transition of a review: to the next step or to its end. */
interface ReviewTransition extends RecordTransition<ReviewState> {
  /** New step; unchanged if absent. */
  step?: number;
  execution?: Execution;
  isStale?: boolean;
}

const reviewRecord: AuditedRecord<ReviewState, ReviewTransition> = {
  objectType: 'review',
  field: 'state',
  transitions: reviewTransitions,
  store: async (ctx, transition) => {
    const { rows } = await ctx.db.execute(
      sql`
      update review set state = ${transition.to}, ${fieldsOf(ctx, transition)}, version = version + 1 where id = ${transition.id}
      returning review_no || ' ' || object_label as label`,
      { label: text },
    );
    if (!rows[0]) throw new Error(`The review ${transition.id} was not found`);
    return rows[0].label;
  },
};

function fieldsOf({ now }: Ctx, { to, step, execution, isStale = false }: ReviewTransition): SQL {
  if (to === 'PENDING' || to === 'STUCK') return sql`step = coalesce(${step ?? null}::int, step)`;
  const carriedOut = to === 'APPROVED' ? execution : undefined;
  return sql`ended_at = ${now}, execution = ${carriedOut?.at ?? null}, obstacle = null, is_stale = ${isStale},
    failure = ${carriedOut?.at === 'FAILED' ? carriedOut.failure : null}`;
}

/** The only way to change the state of a review. The caller has locked the review and read its state. */
export const transitionReview = (ctx: Ctx, transition: ReviewTransition): Promise<void> =>
  transitionRecord(reviewRecord, ctx, transition);

export const insertReview = async (db: Db, row: NewRow<'review'>): Promise<void> => {
  await insertRows(db, 'review', [row]);
};

/** Stores that a notification about these late reviews was sent. */
export async function storeAlerted(db: Db, ids: string[], now: Date): Promise<void> {
  await db.execute(sql`update review set alerted_at = ${now} where id = any(${ids})`);
}

/** Stores the state of the execution. */
export async function storeExecution(db: Db, id: string, execution: Execution): Promise<void> {
  await db.execute(sql`
    update review set execution = ${execution.at}, failure = ${execution.at === 'FAILED' ? execution.failure : null},
      obstacle = null, version = version + 1 where id = ${id} and state = 'APPROVED'`);
}

/** Stores the condition that blocks the approval; null removes it. */
export async function setDisabledReason(db: Db, id: string, disabledReason: string | null): Promise<void> {
  await db.execute(sql`update review set obstacle = ${disabledReason}, version = version + 1 where id = ${id}`);
}

interface NewNote {
  id: string;
  reviewId: string;
  text: string;
  audience?: NoteAudience | undefined;
}

export async function insertNote({ db, actor, now }: Context, note: NewNote): Promise<void> {
  await db.execute(sql`
    insert into review_note (id, review_id, company_id, author_id, text, at, audience)
    values (${note.id}, ${note.reviewId}, ${actor.companyId}, ${actor.userId}, ${note.text}, ${now},
      ${audienceOf(actor, note.audience)})`);
}
