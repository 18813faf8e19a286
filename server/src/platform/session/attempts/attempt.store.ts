import type { Db } from '../../context';
import { hashOf } from '../../http/input';
import { int, pick } from '../../db/column';
import { sql } from '../../db/sql';
import { tables } from '../../db/tables';

/** Counter of attempts. Its key is stored as a hash, so the table contains no names. */
export interface Attempt {
  scope:
    | 'mail'
    | 'mail-day'
    | 'form'
    | 'network'
    | 'account'
    | 'global'
    | 'captcha'
    | 'fault'
    | 'number'
    | 'number-miss'
    | 'user'
    | 'taken';
  key: string[];
  now: Date;
}

/**
 * Length of the key hash for counters whose keys strangers can choose. A short hash limits the number of rows, even if
 * an attacker invents names and addresses; keys with the same hash share a counter. Sharing causes an early captcha or
 * delays a mail, so counters of mails have longer hashes. All other counters have a full hash: their keys cost a solved
 * captcha, require a session, or belong to a user.
 */
const digits: Partial<Record<Attempt['scope'], number>> = { form: 4, network: 4, account: 4, mail: 5, 'mail-day': 6 };

const keyOf = ({ scope, key }: Attempt) => hashOf(key).slice(0, digits[scope]);

/** Maximum number of expired counters that are removed when one is added; more than one call adds. */
const sweptMax = 50;

/** Returns the number of attempts within the window; expired ones do not count. */
export async function countAttempts(db: Db, attempt: Attempt, windowSeconds: number): Promise<number> {
  const { rows } = await db.execute(
    sql`
      select count from public_attempt where scope = ${attempt.scope} and key_hash = ${keyOf(attempt)}
        and first_at > ${attempt.now}::timestamptz - ${windowSeconds} * interval '1 second'`,
    pick(tables.public_attempt, 'count'),
  );
  return rows[0]?.count ?? 0;
}

/** Returns the counters that have attempts within the window. All of them have the same scope. */
export async function findCounting<A extends Attempt>(db: Db, attempts: readonly A[]): Promise<A[]> {
  const [first] = attempts;
  if (!first) return [];
  const { rows } = await db.execute(
    sql`
      select key_hash from public_attempt where scope = ${first.scope} and key_hash = any(${attempts.map(keyOf)})
        and count > 0 and expires_at > ${first.now}::timestamptz`,
    pick(tables.public_attempt, 'key_hash'),
  );
  const counting = new Set(rows.map(({ key_hash }) => key_hash));
  return attempts.filter((attempt) => counting.has(keyOf(attempt)));
}

/** Adds an attempt and returns the new number. An expired counter restarts. */
export async function addAttempt(db: Db, attempt: Attempt, windowSeconds: number): Promise<number> {
  const { scope, now } = attempt;
  const isOver = sql`public_attempt.first_at <= ${now}::timestamptz - ${windowSeconds} * interval '1 second'`;
  const { rows } = await db.execute(
    sql`
      insert into public_attempt (scope, key_hash, count, first_at, expires_at)
      values (${scope}, ${keyOf(attempt)}, 1, ${now}, ${now}::timestamptz + ${windowSeconds} * interval '1 second')
      on conflict (scope, key_hash) do update set
        count = case when ${isOver} then 1 else public_attempt.count + 1 end,
        first_at = case when ${isOver} then excluded.first_at else public_attempt.first_at end,
        expires_at = case when ${isOver} then excluded.expires_at else public_attempt.expires_at end
      returning count`,
    pick(tables.public_attempt, 'count'),
  );
  // Counters that another call has locked are skipped, so that no call waits for an unrelated counter.
  await db.execute(sql`
    delete from public_attempt where ctid = any(array(
      select ctid from public_attempt where expires_at < ${now} limit ${sweptMax} for update skip locked))`);
  return rows[0]?.count ?? 1;
}

/** Subtracts an attempt that the same transaction added. */
export async function subtractAttempt(db: Db, attempt: Attempt): Promise<void> {
  await db.execute(sql`
    update public_attempt set count = count - 1
    where scope = ${attempt.scope} and key_hash = ${keyOf(attempt)} and count > 0`);
}

export async function clearAttempts(db: Db, attempt: Attempt): Promise<void> {
  await db.execute(sql`delete from public_attempt where scope = ${attempt.scope} and key_hash = ${keyOf(attempt)}`);
}

/** Uses the current turn and returns null; if there is none, returns the seconds until the next turn. */
export async function takeTurn(db: Db, attempt: Attempt, waitSeconds: number, max: number): Promise<number | null> {
  if ((await addAttempt(db, attempt, waitSeconds)) <= max) return null;
  const { rows } = await db.execute(
    sql`
      select ceil(extract(epoch from first_at - ${attempt.now}::timestamptz) + ${waitSeconds})::int as left
      from public_attempt where scope = ${attempt.scope} and key_hash = ${keyOf(attempt)}`,
    { left: int },
  );
  return rows[0]?.left ?? waitSeconds;
}
