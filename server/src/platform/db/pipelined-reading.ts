import type { PoolClient } from 'pg';
import type { Db } from '../context';
import { connectionQueueOf } from './connection-queue';
import type { Driver } from './driver';
import { Pipeline } from './pipeline';
import { type Reading, readingScopeOf } from './reading';
import { databaseOver, type Statements, statementsOf } from './statements';

/**
 * Speculative reads. Each batch is an implicit transaction in which each statement sees what was committed when the
 * statement began, as in a transaction, so BEGIN and COMMIT are not needed. The work begins with a guessed caller, in
 * the same batch that identifies the caller. If the guess was wrong, the results are discarded.
 */
export const pipelinedReading: Driver['inReading'] = async (pool, reading, work) => {
  const client = await connectionQueueOf(pool).take();
  const connection = { client, statements: statementsOf(pool) };
  try {
    let attempt = await tryWith(connection, reading, work);
    if (attempt.isWrong) attempt = await tryWith(connection, { ...reading, guess: null }, work);
    if (attempt.sideWrite)
      await databaseOver(new Pipeline(client), connection.statements, 'owner').execute(attempt.sideWrite);
    return await attempt.working;
  } finally {
    // The pool itself checks whether the connection is still usable.
    client.release();
  }
};

interface Connection {
  client: PoolClient;
  statements: Statements;
}

async function tryWith<Who, T>(
  { client, statements }: Connection,
  { identify, guess, isSame }: Reading<Who>,
  work: (who: Who, db: Db) => Promise<T>,
) {
  const pipeline = new Pipeline(client);
  try {
    const identifying = identify(databaseOver(pipeline, statements, 'owner'));
    // It is awaited below, but the work can end earlier.
    identifying.catch(() => undefined);
    if (guess) await Promise.race([pipeline.firstSent, identifying]);
    const { who, companyId } = guess ?? (await identifying);
    pipeline.beginBatchesWith(readingScopeOf(companyId));
    const working = work(who, databaseOver(pipeline, statements, 'request'));
    await Promise.allSettled([working, identifying]);
    const { who: actual, sideWrite } = await identifying;
    return { isWrong: guess !== null && !isSame(actual, guess.who), sideWrite, working };
  } finally {
    await pipeline.close();
  }
}
