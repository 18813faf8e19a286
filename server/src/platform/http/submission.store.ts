import type { Actor, Db } from '../context';
import type { Refusal } from '../refusal';
import { inCompany } from '../reach/reach.query';
import { bool, json, nullable, text } from '../db/column';
import { sql, type SQL } from '../db/sql';

/** A submission of a form, with its idempotency key. */
export interface Submission {
  actor: Actor;
  path: string;
  key: string;
  hash: string;
  now: Date;
}

/** Each API key has its own idempotency keys, also after another user takes the API key over. */
const userOf = ({ actor }: Submission): string => actor.apiKey?.createdBy ?? actor.userId;

const storedKeyOf = ({ actor, key }: Submission): string => (actor.apiKey ? `${actor.apiKey.id} ${key}` : key);

const keptMs = 24 * 60 * 60 * 1000;

const rowOf = (submission: Submission) => {
  const { actor, path } = submission;
  return sql`${inCompany(actor, sql`company_id`)} and user_id = ${userOf(submission)} and path = ${path}
    and key = ${storedKeyOf(submission)}`;
};

type StoredRefusal = Pick<Refusal, 'code' | 'fieldIssues' | 'data'>;

/** Returns the statement that stores a refusal for equal submissions, to be run if its changes are kept. */
export function refusalOf(submission: Submission, { code, fieldIssues, data }: Refusal): SQL {
  const stored: StoredRefusal = { code, fieldIssues, data };
  return sql`update idempotency_key set refusal = ${JSON.stringify(stored)}::jsonb where ${rowOf(submission)}`;
}

/** Returns the statement that stores the response for equal submissions. */
export const responseOf = (submission: Submission, data: unknown): SQL =>
  sql`update idempotency_key set response = ${JSON.stringify(data)}::jsonb where ${rowOf(submission)}`;

/** State of a key: new, used by another submission, in progress, or done. */
type Stored =
  | { at: 'running' }
  | { at: 'other' }
  | { at: 'new' }
  | { at: 'done'; response: unknown }
  | { at: 'refused'; refusal: StoredRefusal };

/**
 * Claims the key if it is new or expired, or if its submission was refused and has changed since. Because of the lock,
 * the second of two concurrent equal submissions returns immediately instead of occupying a connection.
 */
export async function claimKey(db: Db, submission: Submission): Promise<Stored> {
  const { actor, path, hash, now } = submission;
  const key = storedKeyOf(submission);
  const userId = userOf(submission);
  const name = `${actor.companyId} ${userId} ${path} ${key}`;
  const { rows: tried } = await db.execute(
    sql`
      with taken as materialized (select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as is_alone),
      claimed as (
        insert into idempotency_key as known (company_id, user_id, path, key, request_hash, created_at, expires_at)
        select ${actor.companyId}, ${userId}, ${path}, ${key}, ${hash}, ${now}::timestamptz,
          ${new Date(now.getTime() + keptMs)}::timestamptz from taken where is_alone
        on conflict (company_id, user_id, path, key) do update set request_hash = excluded.request_hash, response = null,
          refusal = null, created_at = excluded.created_at, expires_at = excluded.expires_at
        where known.expires_at < excluded.created_at
          or (known.refusal is not null and known.request_hash <> excluded.request_hash)
        returning 1
      )
      select is_alone, exists(select from claimed) as is_new from taken`,
    { is_alone: bool, is_new: bool },
  );
  if (!tried[0]?.is_alone) return { at: 'running' };
  if (tried[0].is_new) return { at: 'new' };
  // A separate statement, because the row can be newer than the snapshot of the previous statement.
  const { rows } = await db.execute(
    sql`select request_hash as hash, response, refusal from idempotency_key where ${rowOf(submission)}`,
    { hash: text, response: nullable(json()), refusal: nullable(json<StoredRefusal>()) },
  );
  if (rows[0]?.hash !== hash) return { at: 'other' };
  const { response, refusal } = rows[0];
  return refusal ? { at: 'refused', refusal } : { at: 'done', response };
}
