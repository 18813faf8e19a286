import type { Pool, PoolClient } from 'pg';
import type { Db } from '../context';
import { Pipeline } from './pipeline';
import type { Statement } from './batch';
import { databaseOver, type Statements, statementsOf } from './statements';
import { connectionQueueOf } from './connection-queue';
import type { SQL } from './sql';

/** Who asks, and for which company. */
interface Asking<Who> {
  who: Who;
  companyId: string;
}

interface Reading<Who> {
  /** What the owner of the tables finds out about who asks; `kept` is written whatever becomes of the work. */
  look: (owner: Db) => Promise<Asking<Who> & { stored: SQL | null }>;
  /** What the look found the last time. The work begins with it, and nobody hears of it if the look finds anything else. */
  guess: Asking<Who> | null;
  isSame: (found: Who, guess: Who) => boolean;
}

type Work<Who, T> = (who: Who, db: Db) => Promise<T>;

/**
 * Runs work that changes nothing. Each message to the database is a transaction that ends with it, and each statement
 * sees what is committed when it begins, as it would in a longer one; so nothing is sent to begin or to end.
 */
export async function inReading<Who, T>(pool: Pool, reading: Reading<Who>, work: Work<Who, T>): Promise<T> {
  const client = await connectionQueueOf(pool).take();
  const way = { client, statements: statementsOf(pool) };
  try {
    let tried = await attempt(way, reading, work);
    if (tried.isWrong) tried = await attempt(way, { ...reading, guess: null }, work);
    if (tried.stored) await databaseOver(new Pipeline(client), way.statements, 'owner').execute(tried.stored);
    return await tried.working;
  } finally {
    // The pool itself sees whether the connection is still good.
    client.release();
  }
}

interface Way {
  client: PoolClient;
  statements: Statements;
}

async function attempt<Who, T>({ client, statements }: Way, { look, guess, isSame }: Reading<Who>, work: Work<Who, T>) {
  const line = new Pipeline(client);
  try {
    const looking = look(databaseOver(line, statements, 'owner'));
    // Waited for below, but the work may be over before.
    looking.catch(() => undefined);
    if (guess) await Promise.race([line.input, looking]);
    const { who, companyId } = guess ?? (await looking);
    line.beginEachWith(scopeOf(companyId));
    const working = work(who, databaseOver(line, statements, 'request'));
    await Promise.allSettled([working, looking]);
    const found = await looking;
    return { isWrong: guess !== null && !isSame(found.who, guess.who), stored: found.stored, working };
  } finally {
    await line.close();
  }
}

/** No statement of a request runs before the role is set, and none that changes anything after it. */
const scopeOf = (companyId: string): Statement => ({
  name: 'reading eyes',
  text: `select set_config('role', 'vcc_app', true), set_config('app.company_id', $1, true),
    set_config('transaction_read_only', 'on', true)`,
  values: [companyId],
});
