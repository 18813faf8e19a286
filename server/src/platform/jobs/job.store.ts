import type { Language } from '@console/contracts';
import { type JobType, jobTypes } from '@console/contracts/areas';
import type { JobState } from '@console/contracts/jobs';
import type { Db } from '../context';
import { leaseSeconds } from './job.rules';
import { json, pick } from '../db/column';
import { codeOf } from '../db/common-columns';
import { sql } from '../db/sql';
import { tables } from '../db/tables';

/** Request that started the job: audit log entries contain its action, and texts are in its language. */
interface Origin {
  /** Path of the operation. */
  action: `/${string}`;
  sessionId: string;
  /** API key that started the job for its owner; absent if the owner started it. */
  apiKeyId?: string;
  ip: string;
  userAgent: string;
  traceId: string;
  language: Language;
}

interface NewJob {
  id: string;
  companyId: string;
  ownerId: string;
  type: JobType;
  params: unknown;
  origin: Origin;
  total: number;
  retryOf: string | null;
  now: Date;
}

/** Inserts a job that is due immediately. */
export async function insertJob(db: Db, job: NewJob): Promise<void> {
  await db.execute(sql`
    insert into job (id, company_id, owner_id, type, params, origin, state, total, retry_of, lease_until, created_at)
    values (${job.id}, ${job.companyId}, ${job.ownerId}, ${job.type}, ${JSON.stringify(job.params)}::jsonb,
      ${JSON.stringify(job.origin)}::jsonb, 'QUEUED', ${job.total}, ${job.retryOf}, ${job.now}, ${job.now})`);
}

/** A job that this process owns under a lease, which must be renewed. */
export interface ClaimedJob {
  id: string;
  companyId: string;
  ownerId: string;
  type: JobType;
  params: unknown;
  origin: Origin;
  total: number;
  takeovers: number;
  createdAt: Date;
  /** Token of the lease; only its holder may continue the job. */
  token: string;
}

const claimedRow = {
  ...pick(tables.job, 'id', 'company_id', 'owner_id', 'params', 'total', 'takeovers', 'created_at'),
  type: codeOf(jobTypes),
  origin: json<Origin>(),
};

const ownTypes = Object.keys(jobTypes);

const leaseEnd = (now: Date) => sql`${now}::timestamptz + ${leaseSeconds} * interval '1 second'`;

/**
 * Takes a due job without a valid lease, for one process only. Skips job types that this version does not support, for
 * a newer one.
 */
export async function claimDueJob(db: Db, { now, token }: { now: Date; token: string }): Promise<ClaimedJob | null> {
  const { rows } = await db.execute(
    sql`
      with due as (
        select id from job where state in ('QUEUED', 'RUNNING') and lease_until <= ${now} and type = any(${ownTypes})
        order by lease_until, id limit 1 for update skip locked)
      update job j set state = 'RUNNING', takeovers = takeovers + case when lease_token is null then 0 else 1 end,
        lease_token = ${token}, lease_until = ${leaseEnd(now)}
      from due where j.id = due.id
      returning j.id, j.company_id, j.owner_id, j.type, j.params, j.origin, j.total, j.takeovers, j.created_at`,
    claimedRow,
  );
  const [row] = rows;
  if (!row) return null;
  const { company_id: companyId, owner_id: ownerId, created_at: createdAt, ...job } = row;
  return { ...job, companyId, ownerId, createdAt: new Date(createdAt), token };
}

type Held = Pick<ClaimedJob, 'id' | 'token'>;

const held = ({ id, token }: Held) => sql`id = ${id} and lease_token = ${token} and state = 'RUNNING'`;

/** Renews the lease. Returns false if the job was cancelled or is owned by another process. */
export async function renewLease(db: Db, job: Held, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`update job set lease_until = ${leaseEnd(now)} where ${held(job)}`);
  return rowCount === 1;
}

/** Releases an unfinished job, so that another process need not wait for the end of the lease. */
export async function releaseJob(db: Db, job: Held, now: Date): Promise<void> {
  await db.execute(sql`update job set lease_token = null, lease_until = ${now} where ${held(job)}`);
}

/** Counts an attempt that an error of our own code ended. Returns the count, or 0 if another process owns the job. */
export async function countFault(db: Db, job: Held): Promise<number> {
  const { rows } = await db.execute(
    sql`update job set faults = faults + 1 where ${held(job)} returning faults`,
    pick(tables.job, 'faults'),
  );
  return rows[0]?.faults ?? 0;
}

/** Stores the number of counted or written rows. Returns false if another process owns the job. */
export async function storeProgress(db: Db, job: Held, rows: { total: number } | { ok: number }): Promise<boolean> {
  const change = 'total' in rows ? sql`total = ${rows.total}, ok = 0` : sql`ok = ${rows.ok}`;
  const { rowCount } = await db.execute(sql`update job set ${change} where ${held(job)}`);
  return rowCount === 1;
}

/** Counts an item that has a result. The job makes progress, so its counters of failed attempts are reset. */
export async function countItem(db: Db, id: string, result: 'ok' | 'failed'): Promise<void> {
  const column = sql.identifier(result);
  await db.execute(sql`update job set ${column} = ${column} + 1, takeovers = 0, faults = 0 where id = ${id}`);
}

export async function readResults(db: Db, id: string): Promise<{ ok: number; failed: number }> {
  const { rows } = await db.execute(sql`select ok, failed from job where id = ${id}`, pick(tables.job, 'ok', 'failed'));
  return rows[0] ?? { ok: 0, failed: 0 };
}

interface End {
  state: JobState;
  reason?: string;
  /** Trace id of the error that ended the job. */
  traceId?: string;
  fileId?: string;
  now: Date;
}

/** Returns false if another process has taken or ended the job. */
export async function endJob(db: Db, job: Held, { state, reason, traceId, fileId, now }: End): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update job set state = ${state}, reason = ${reason ?? null}, trace_id = ${traceId ?? null},
      file_id = ${fileId ?? null}, finished_at = ${now}
    where ${held(job)}`);
  return rowCount === 1;
}

/** Cancels a job. Returns false if it had ended. */
export async function cancelOpenJob(db: Db, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update job set state = 'CANCELLED', finished_at = ${now} where id = ${id} and state in ('QUEUED', 'RUNNING')`);
  return rowCount === 1;
}

/** Marks the jobs of a deleted file as expired. */
export async function expireJobsOf(db: Db, fileId: string): Promise<void> {
  await db.execute(sql`
    update job set state = 'EXPIRED' where file_id = ${fileId} and state in ('SUCCEEDED', 'PARTIAL')`);
}
