import { reviewKinds } from '@console/contracts/areas';
import { reviewStages } from '@console/contracts/reviews';
import type { Pool } from 'pg';
import type { Db } from '../context';
import { postMail } from '../mail/outbox.store';
import { inTransaction } from '../db/transaction';
import { isLate } from './late.rules';
import { permissionOf, stageSql } from './review-row.query';
import { int, oneOf, pick, type RowOf, text } from '../db/column';
import { codeOf } from '../db/common-columns';
import { sql } from '../db/sql';
import { tables } from '../db/tables';

interface Telling {
  pool: Pool;
  clock: () => Date;
}

const lateRow = {
  ...pick(tables.review, 'id', 'step', 'submitted_at', 'ended_at'),
  kind: codeOf(reviewKinds),
  stage: oneOf(...reviewStages),
};

type Row = RowOf<typeof lateRow>;

/** Nobody is told of the same review more than once a day. */
const againHours = 24;
const batchMax = 500;

/** Tells those who may decide of what waits too long, in one mail for each; answers how many reviews there were. */
export async function tellLate({ pool, clock }: Telling): Promise<number> {
  const now = clock();
  const companies = await inTransaction(pool, { as: 'owner' }, async (db) => {
    const { rows } = await db.execute(
      sql`select distinct company_id from review r where ${toTell(now)}`,
      pick(tables.review, 'company_id'),
    );
    return rows.map(({ company_id }) => company_id);
  });
  let notification = 0;
  for (const companyId of companies)
    notification += await inTransaction(pool, { as: 'company', companyId }, (db) => tellCompany(db, companyId, now));
  return notification;
}

const toTell = (now: Date) => sql`
  (r.state in ('PENDING', 'STUCK') or r.execution in ('RUNNING', 'FAILED'))
  and (r.alerted_at is null or r.alerted_at <= ${now}::timestamptz - ${againHours} * interval '1 hour')
  and (r.execution is distinct from 'FAILED' or exists(
    select from cancel_request q where q.review_id = r.id and q.ended_at is null))`;

async function tellCompany(db: Db, companyId: string, now: Date): Promise<number> {
  const { rows } = await db.execute(
    sql`
      select r.id, r.kind, r.step, ${stageSql} as stage, r.submitted_at, r.ended_at
      from review r where ${toTell(now)} order by r.submitted_at limit ${batchMax} for update of r skip locked`,
    lateRow,
  );
  const late = rows.filter(({ stage, submitted_at, ended_at }) =>
    isLate({ stage, submittedAt: new Date(submitted_at), endedAt: ended_at === null ? null : new Date(ended_at) }, now),
  );
  if (late.length === 0) return 0;
  const ids = late.map(({ id }) => id);
  await db.execute(sql`update review set alerted_at = ${now} where id = any(${ids})`);
  for (const { email, language, nickname, count } of await findReaders(db, late))
    await postMail(db, {
      companyId,
      to: email,
      language,
      letter: 'reviewsLate',
      name: nickname,
      what: String(count),
      now,
    });
  return late.length;
}

const readerRow = { ...pick(tables.app_user, 'nickname', 'language'), email: text, count: int };

/**
 * Who may decide a review, and never who asked for it. Where there is nobody of that kind, those who see all of its
 * company's reviews: they can find somebody.
 */
async function findReaders(db: Db, late: Row[]): Promise<RowOf<typeof readerRow>[]> {
  const input = late.map((row) => ({
    id: row.id,
    permission: row.stage === 'STUCK' ? stuckPermission : lastPermission(row),
  }));
  const { rows } = await db.execute(
    sql`
      select u.email, u.nickname, u.language, count(*)::int as count
      from json_to_recordset(${JSON.stringify(input)}::json) as asked (id text, permission text)
      join review r on r.id = asked.id
      join app_user u on u.company_id = r.company_id
      where u.status = 'ACTIVE' and u.deleted_at is null and u.email is not null and u.account_type <> 'CHANNEL'
        and (u.id <> r.maker_id or asked.permission = ${stuckPermission})
        and exists(select from user_role ur
          join role o on o.id = ur.role_id and o.status = 'ACTIVE' and o.deleted_at is null
          join role_button b on b.role_id = o.id and b.button_code = asked.permission
          where ur.user_id = u.id and (o.all_merchant_access or exists(select from user_merchant_scope m
            where m.user_id = u.id and m.merchant_id = r.merchant_id)))
      group by u.id, u.email, u.nickname, u.language order by u.id`,
    readerRow,
  );
  return rows;
}

const stuckPermission = 'reviews.review.view';

/** Of the step that waits; of the last one where it was approved and still is not done. */
const lastPermission = ({ kind, step }: Row): string =>
  permissionOf({ kind, step: Math.min(step, reviewKinds[kind].steps.length) });
