import type { Db } from '../context';
import { jobDays } from '../jobs/job.rules';
import { sql, type SQL } from '../db/sql';

/** Small, so that no call waits for the deletion. */
const batchMax = 500;

const daysAgo = (now: Date, days: number) => sql`${now}::timestamptz - ${days} * interval '1 day'`;

/** Expired rows: table, key and condition. Tokens are deleted with their session. */
const expired = (now: Date): [table: string, key: string, where: SQL][] => [
  ['session', 'id', sql`coalesce(ended_at, expires_at) < ${daysAgo(now, 30)}`],
  // Pages and mounts of a session expire before it.
  ['session_page', 'ctid', sql`seen_at < ${daysAgo(now, 1)}`],
  ['remote_mount', 'ctid', sql`at < ${daysAgo(now, 8)}`],
  ['remote_try', 'ctid', sql`at < ${daysAgo(now, 8)}`],
  ['call_fault', 'trace_id', sql`at < ${daysAgo(now, 30)}`],
  ['password_token', 'token_hash', sql`expires_at < ${daysAgo(now, 7)}`],
  ['dev_remote', 'ctid', sql`seen_at < ${daysAgo(now, 1)}`],
  // The table has no single key, so the physical position of the row within this statement is used.
  ['idempotency_key', 'ctid', sql`expires_at < ${now}`],
  ['file_ticket', 'secret_hash', sql`expires_at < ${now}`],
  ['job', 'id', sql`finished_at < ${daysAgo(now, jobDays)} and file_id is null`],
  // The end of an export deletes its rows; these remain from exports that were cancelled or whose process died.
  ['job_row', 'ctid', sql`job_id not in (select id from job where state in ('QUEUED', 'RUNNING'))`],
  ['webhook_delivery', 'id', sql`state <> 'QUEUED' and created_at < ${daysAgo(now, 30)}`],
  ['step_draft', 'ctid', sql`saved_at < ${daysAgo(now, 30)}`],
  ['notification', 'id', sql`created_at < ${daysAgo(now, 60)}`],
  // Windows without an end begin before every other one and are kept.
  ['limit_usage', 'ctid', sql`window_day > '2000-01-01' and window_day < ${daysAgo(now, 400)}`],
  ['limit_hit', 'ctid', sql`at < ${daysAgo(now, 90)}`],
  ['reveal_ticket', 'ticket_hash', sql`expires_at < ${daysAgo(now, 1)}`],
  ['onboarding_code', 'reference_hash', sql`expires_at < ${daysAgo(now, 1)}`],
  ['merchant_registration', 'id', sql`state = 'EMAIL_UNVERIFIED' and token_expires_at < ${daysAgo(now, 7)}`],
];

/** Deletes a batch from each table and returns the number of rows. Rows locked by another process are skipped. */
export async function deleteExpired(owner: Db, now: Date): Promise<number> {
  let gone = 0;
  for (const [table, key, where] of expired(now)) {
    const [name, column] = [sql.identifier(table), sql.identifier(key)];
    const { rowCount } = await owner.execute(sql`
      delete from ${name} where ${column} = any(array(
        select ${column} from ${name} where ${where} limit ${batchMax} for update skip locked))`);
    gone += rowCount ?? 0;
  }
  return gone;
}
