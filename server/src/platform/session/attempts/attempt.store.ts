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
 * Hexadecimal digits of a hash that make up a place, where strangers choose what is counted: however many names and
 * addresses they make up, there are no more rows than places. Two that share one are counted together. That asks for a
 * puzzle too early, and makes who asks for a mail wait: so mails have sixteen times as many places, and those of a day
 * as many times again. Everything else is counted by itself: it costs a solved puzzle, needs a session, or is that of
 * a user.
 */
const digits: Partial<Record<Attempt['scope'], number>> = { form: 4, network: 4, account: 4, mail: 5, 'mail-day': 6 };

const keyOf = ({ scope, key }: Attempt) => hashOf(key).slice(0, digits[scope]);

/** So many counts that are over are removed with each new one: more than one call adds. */
const sweptMax = 50;

/** Attempts within the window; an older series counts no more. */
export async function countAttempts(db: Db, attempt: Attempt, windowSeconds: number): Promise<number> {
  const { rows } = await db.execute(
    sql`
      select count from public_attempt where scope = ${attempt.scope} and key_hash = ${keyOf(attempt)}
        and first_at > ${attempt.now}::timestamptz - ${windowSeconds} * interval '1 second'`,
    pick(tables.public_attempt, 'count'),
  );
  return rows[0]?.count ?? 0;
}

/** Counts one more and answers with the new number; a series that is over begins again. */
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
  // What another call is counting or removing is left to it, so that nobody waits for somebody else's series.
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

/** Takes a turn of the wait: null where there is one, else the seconds until there is. */
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
