import { reviewKinds } from '@console/contracts/areas';
import { reviewStages } from '@console/contracts/reviews';
import type { Db } from '../context';
import { int, oneOf, pick, type RowOf, text } from '../db/column';
import { codeOf } from '../db/common-columns';
import { sql } from '../db/sql';
import { tables } from '../db/tables';
import { keyOwnerSql, permissionOf, stageSql } from './review-row.query';

const lateRow = {
  ...pick(tables.review, 'id', 'step', 'submitted_at', 'ended_at'),
  kind: codeOf(reviewKinds),
  stage: oneOf(...reviewStages),
};

/** A review that is open, or approved but not executed. */
export type WaitingReview = RowOf<typeof lateRow>;

/** Minimum hours between notifications about a review. */
const againHours = 24;
const batchMax = 500;

const toNotify = (now: Date) => sql`
  (r.state in ('PENDING', 'STUCK') or r.execution in ('RUNNING', 'FAILED'))
  and (r.alerted_at is null or r.alerted_at <= ${now}::timestamptz - ${againHours} * interval '1 hour')
  and (r.execution is distinct from 'FAILED' or exists(
    select from cancel_request q where q.review_id = r.id and q.ended_at is null))`;

/** Returns companies that have late reviews and were not notified recently. */
export async function findWaitingCompanies(owner: Db, now: Date): Promise<string[]> {
  const { rows } = await owner.execute(
    sql`select distinct company_id from review r where ${toNotify(now)}`,
    pick(tables.review, 'company_id'),
  );
  return rows.map(({ company_id: companyId }) => companyId);
}

/** Locks one company's late reviews; skips reviews that another process has locked. */
export async function lockWaitingReviews(db: Db, now: Date): Promise<WaitingReview[]> {
  const { rows } = await db.execute(
    sql`
      select r.id, r.kind, r.step, ${stageSql} as stage, r.submitted_at, r.ended_at
      from review r where ${toNotify(now)} order by r.submitted_at limit ${batchMax} for update of r skip locked`,
    lateRow,
  );
  return rows;
}

const readerRow = { ...pick(tables.app_user, 'nickname', 'language'), email: text, count: int };

/**
 * Returns the users to notify: for a review, the users who can decide it, except its maker. For a stuck review, the
 * users who can see all reviews of the company, because they can find an approver.
 */
export async function findReaders(db: Db, late: WaitingReview[]): Promise<RowOf<typeof readerRow>[]> {
  const input = late.map((row) => ({
    id: row.id,
    permission: row.stage === 'STUCK' ? stuckPermission : lastPermission(row),
  }));
  const { rows } = await db.execute(
    sql`
      select u.email, u.nickname, u.language, count(*)::int as count
      from json_to_recordset(${JSON.stringify(input)}::json) as late (id text, permission text)
      join review r on r.id = late.id
      join app_user u on u.company_id = r.company_id
      where u.status = 'ACTIVE' and u.deleted_at is null and u.email is not null and u.account_type <> 'CHANNEL'
        and ((u.id <> r.maker_id and u.id is distinct from ${keyOwnerSql}) or late.permission = ${stuckPermission})
        and exists(select from user_role ur
          join role o on o.id = ur.role_id and o.status = 'ACTIVE' and o.deleted_at is null
          join held_button b on b.role_id = o.id and b.button_code = late.permission
          where ur.user_id = u.id and (o.all_merchant_access or exists(select from user_merchant_scope m
            where m.user_id = u.id and m.merchant_id = r.merchant_id)))
      group by u.id, u.email, u.nickname, u.language order by u.id`,
    readerRow,
  );
  return rows;
}

const stuckPermission = 'reviews.review.view';

/** Returns the permission for the current step, or for an approved review, for its last step. */
const lastPermission = ({ kind, step }: WaitingReview): string =>
  permissionOf({ kind, step: Math.min(step, reviewKinds[kind].steps.length) });
