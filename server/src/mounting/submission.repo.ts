import { codes } from '@console/contracts';
import { sql } from 'drizzle-orm';
import type { Actor, Db } from '../context';
import { Refusal } from '../refusal';

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
 * written in the transaction of the work, so a refused or broken one leaves nothing and may be tried again.
 */
export async function once<Out>(
  db: Db,
  submission: Submission,
  work: () => Promise<Out>,
): Promise<{ data: Out; replayed: boolean }> {
  await claimAlone(db, submission);
  const stored = await claim(db, submission);
  // The stored answer was parsed by the contract of this very path before it was written.
  if (stored.at === 'done') return { data: stored.response as Out, replayed: true };
  const data = await work();
  await db.execute(
    sql`update idempotency_key set response = ${JSON.stringify(data)}::jsonb where ${rowOf(submission)}`,
  );
  return { data, replayed: false };
}

const rowOf = ({ actor, path, key }: Submission) =>
  sql`company_id = ${actor.companyId} and user_id = ${actor.userId} and path = ${path} and key = ${key}`;

/** Without this the second of two equal submissions would hold a connection for as long as the first works. */
async function claimAlone(db: Db, { actor, path, key }: Submission): Promise<void> {
  const name = `${actor.companyId} ${actor.userId} ${path} ${key}`;
  const { rows } = await db.execute<{ alone: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as alone`,
  );
  if (!rows[0]?.alone) throw new Refusal(codes.idempotencyInProgress);
}

type Stored = { at: 'new' } | { at: 'done'; response: unknown };

async function claim(db: Db, submission: Submission): Promise<Stored> {
  const { actor, path, key, hash, now } = submission;
  await db.execute(sql`delete from idempotency_key where ${rowOf(submission)} and expires_at < ${now}`);
  const inserted = await db.execute(sql`
    insert into idempotency_key (company_id, user_id, path, key, request_hash, created_at, expires_at)
    values (${actor.companyId}, ${actor.userId}, ${path}, ${key}, ${hash}, ${now}, ${new Date(now.getTime() + keptMs)})
    on conflict do nothing`);
  if (inserted.rowCount === 1) return { at: 'new' };
  const { rows } = await db.execute<{ hash: string; response: unknown }>(
    sql`select request_hash as hash, response from idempotency_key where ${rowOf(submission)}`,
  );
  if (rows[0]?.hash !== hash) throw new Refusal(codes.idempotencyMismatch);
  return { at: 'done', response: rows[0].response };
}
