import type { Pool, PoolClient } from 'pg';
import type { Db } from '../context';
import { Pipeline } from './pipeline';
import type { Statement } from './batch';
import { databaseOver, type Statements, statementsOf } from './statements';
import { connectionQueueOf } from './connection-queue';
import type { SQL } from './sql';

/** Who calls, and for which company. */
interface Caller<Who> {
  who: Who;
  companyId: string;
}

interface Reading<Who> {
  /** Finds out as the owner of the tables who calls; `sideWrite` is written whatever becomes of the work. */
  identify: (owner: Db) => Promise<Caller<Who> & { sideWrite: SQL | null }>;
  /** Who it was the last time. The work begins with it (a speculative read), and is thrown away if it is anybody else. */
  guess: Caller<Who> | null;
  isSame: (actual: Who, guess: Who) => boolean;
}

type Work<Who, T> = (who: Who, db: Db) => Promise<T>;

/**
 * Runs work that changes nothing. Each batch is an implicit transaction, and each statement sees what is committed when
 * it begins, as it would after BEGIN (read committed); so neither BEGIN nor COMMIT is sent.
 */
export async function inReading<Who, T>(pool: Pool, reading: Reading<Who>, work: Work<Who, T>): Promise<T> {
  const client = await connectionQueueOf(pool).take();
  const connection = { client, statements: statementsOf(pool) };
  try {
    let attempt = await tryWith(connection, reading, work);
    if (attempt.isWrong) attempt = await tryWith(connection, { ...reading, guess: null }, work);
    if (attempt.sideWrite)
      await databaseOver(new Pipeline(client), connection.statements, 'owner').execute(attempt.sideWrite);
    return await attempt.working;
  } finally {
    // The pool itself sees whether the connection is still good.
    client.release();
  }
}

interface Connection {
  client: PoolClient;
  statements: Statements;
}

async function tryWith<Who, T>(
  { client, statements }: Connection,
  { identify, guess, isSame }: Reading<Who>,
  work: Work<Who, T>,
) {
  const pipeline = new Pipeline(client);
  try {
    const identifying = identify(databaseOver(pipeline, statements, 'owner'));
    // Awaited below, but the work may be over before.
    identifying.catch(() => undefined);
    if (guess) await Promise.race([pipeline.firstSent, identifying]);
    const { who, companyId } = guess ?? (await identifying);
    pipeline.beginBatchesWith(scopeOf(companyId));
    const working = work(who, databaseOver(pipeline, statements, 'request'));
    await Promise.allSettled([working, identifying]);
    const { who: actual, sideWrite } = await identifying;
    return { isWrong: guess !== null && !isSame(actual, guess.who), sideWrite, working };
  } finally {
    await pipeline.close();
  }
}

/** No statement of a request runs before the role is set, and none that changes anything after it. */
const scopeOf = (companyId: string): Statement => ({
  name: 'reading scope',
  text: `select set_config('role', 'vcc_app', true), set_config('app.company_id', $1, true),
    set_config('transaction_read_only', 'on', true)`,
  values: [companyId],
});
