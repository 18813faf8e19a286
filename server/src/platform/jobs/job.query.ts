import { type JobType, jobTypes } from '@console/contracts/areas';
import { codes, type Language } from '@console/contracts';
import { reasonMessageOf } from './reason-message.rules';
import type { Job } from '@console/contracts/jobs';
import type { Actor, Context, Db } from '../context';
import { moment, nullable, pick, type RowOf, text } from '../db/column';
import { codeOf } from '../db/common-columns';
import { Refusal } from '../refusal';
import { jobDays } from './job.rules';
import { sql, type SQL } from '../db/sql';
import { tables } from '../db/tables';

/** A job whose type is declared. */
export type OwnJob = Job & { type: JobType };

const jobRow = {
  ...pick(tables.job, 'id', 'type', 'state', 'total', 'ok', 'failed', 'reason', 'trace_id'),
  ...pick(tables.job, 'created_at', 'finished_at'),
  page: nullable(text),
  file_name: nullable(tables.file_object.name),
  file_bytes: nullable(tables.file_object.bytes),
  expires_at: nullable(moment),
};

const ownJobRow = { ...jobRow, type: codeOf(jobTypes) };

type Reader = Pick<Context, 'db' | 'actor' | 'language' | 'now'>;

const selectJobs = (where: SQL) => sql`
  select j.id, j.type, j.state, j.total, j.ok, j.failed, j.reason, j.trace_id, j.params ->> 'page' as page, f.name as file_name, f.bytes as file_bytes,
    j.created_at, j.finished_at, f.expires_at
  from job j left join file_object f on f.id = j.file_id where ${where}`;

/** Only its owner can see a job. An API key of the owner can see the jobs that it started. */
const ownedBy = ({ userId, apiKey }: Actor) =>
  apiKey ? sql`j.owner_id = ${userId} and j.origin ->> 'apiKeyId' = ${apiKey.id}` : sql`j.owner_id = ${userId}`;

export async function findJobs({ db, actor, language, now }: Reader): Promise<Job[]> {
  const recent = sql`j.created_at > ${now}::timestamptz - ${jobDays} * interval '1 day'`;
  const { rows } = await db.execute(
    sql`${selectJobs(sql`${ownedBy(actor)} and ${recent}`)} order by j.created_at desc, j.id desc limit 50`,
    jobRow,
  );
  return rows.map((row) => toJob(row, language));
}

export async function readJob({ db, actor, language }: Omit<Reader, 'now'>, id: string): Promise<OwnJob> {
  const { rows } = await db.execute(selectJobs(sql`j.id = ${id} and ${ownedBy(actor)}`), ownJobRow);
  const [row] = rows;
  if (!row) throw new Refusal(codes.notFound);
  return { ...toJob(row, language), type: row.type };
}

const instantOf = (at: string | null) => (at === null ? null : new Date(at).toISOString());

const toJob = (row: RowOf<typeof jobRow>, language: Language): Job => ({
  id: row.id,
  type: row.type,
  state: row.state,
  total: row.total,
  done: row.ok + row.failed,
  ok: row.ok,
  failed: row.failed,
  file: row.file_name === null ? null : { name: row.file_name, bytes: Number(row.file_bytes) },
  page: row.page,
  message: row.reason && reasonMessageOf(row.reason, language),
  traceId: row.trace_id,
  createdAt: new Date(row.created_at).toISOString(),
  finishedAt: instantOf(row.finished_at),
  expiresAt: instantOf(row.expires_at),
});

/** Returns the parameters of a job, to repeat it. */
export async function findJobParams(db: Db, id: string): Promise<unknown> {
  const { rows } = await db.execute(sql`select params from job where id = ${id}`, pick(tables.job, 'params'));
  return rows[0]?.params;
}

/** Returns the file id of a job, or null if the file has expired. */
export async function findJobFile(db: Db, id: string): Promise<string | null> {
  const { rows } = await db.execute(sql`select file_id from job where id = ${id}`, pick(tables.job, 'file_id'));
  return rows[0]?.file_id ?? null;
}
