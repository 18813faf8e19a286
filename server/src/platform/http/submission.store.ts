import { codes } from '@console/contracts';
import type { Actor, Db } from '../context';
import type { AtEnd } from '../db/transaction';
import { Refusal } from '../refusal';
import { inCompany } from '../reach/reach.query';
import { bool, json, nullable, text } from '../db/column';
import { sql } from '../db/sql';

/** One submission of a form, however often it is sent. */
export interface Submission {
  actor: Actor;
  path: string;
  key: string;
  hash: string;
  now: Date;
}

const keptMs = 24 * 60 * 60 * 1000;

/**
 * Does the work for the first of equal submissions and answers the others from what is stored. The row is
 * written in the transaction of the work, so a refused or broken one leaves nothing and may be tried again. A refusal
 * that keeps its changes is stored as well: what it wrote is not written twice.
 */
export async function once<Out>(
  db: Db,
  submission: Submission,
  { run, atEnd }: { run: () => Promise<Out>; atEnd: AtEnd },
): Promise<{ data: Out; replayed: boolean }> {
  const stored = await claim(db, submission);
  // The stored answer was parsed by the contract of this very path before it was written.
  if (stored.at === 'done') return { data: stored.response as Out, replayed: true };
  if (stored.at === 'refused') throw new Refusal(stored.refusal.code, stored.refusal);
  const data = await run().catch((error: unknown) => {
    if (error instanceof Refusal && error.keepsChanges) atEnd(storedRefusal(submission, error));
    throw error;
  });
  atEnd(sql`update idempotency_key set response = ${JSON.stringify(data)}::jsonb where ${rowOf(submission)}`);
  return { data, replayed: false };
}

const rowOf = ({ actor, path, key }: Submission) =>
  sql`${inCompany(actor, sql`company_id`)} and user_id = ${actor.userId} and path = ${path} and key = ${key}`;

type StoredRefusal = Pick<Refusal, 'code' | 'fieldIssues' | 'data'>;

function storedRefusal(submission: Submission, { code, fieldIssues, data }: Refusal) {
  const stored: StoredRefusal = { code, fieldIssues, data };
  return sql`update idempotency_key set refusal = ${JSON.stringify(stored)}::jsonb where ${rowOf(submission)}`;
}

type Stored = { at: 'new' } | { at: 'done'; response: unknown } | { at: 'refused'; refusal: StoredRefusal };

/**
 * Takes the key, also one that has expired, and one whose content was refused and has been changed since. Without the lock the second of two equal submissions would hold a
 * connection for as long as the first works.
 */
async function claim(db: Db, submission: Submission): Promise<Stored> {
  const { actor, path, key, hash, now } = submission;
  const name = `${actor.companyId} ${actor.userId} ${path} ${key}`;
  const { rows: tried } = await db.execute(
    sql`
      with taken as materialized (select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as is_alone),
      claimed as (
        insert into idempotency_key as known (company_id, user_id, path, key, request_hash, created_at, expires_at)
        select ${actor.companyId}, ${actor.userId}, ${path}, ${key}, ${hash}, ${now}::timestamptz,
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
  if (!tried[0]?.is_alone) throw new Refusal(codes.idempotencyInProgress);
  if (tried[0].is_new) return { at: 'new' };
  // Its own statement, because the row may be younger than the view of the one before.
  const { rows } = await db.execute(
    sql`select request_hash as hash, response, refusal from idempotency_key where ${rowOf(submission)}`,
    { hash: text, response: nullable(json()), refusal: nullable(json<StoredRefusal>()) },
  );
  if (rows[0]?.hash !== hash) throw new Refusal(codes.idempotencyMismatch);
  const { response, refusal } = rows[0];
  return refusal ? { at: 'refused', refusal } : { at: 'done', response };
}
