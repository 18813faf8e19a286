import type { Pool, PoolClient } from 'pg';
import type { Db } from '../context';
import { Refusal } from '../refusal';
import type { Statement } from './batch';
import type { Columns } from './column';
import { connectionQueueOf } from './connection-queue';
import type { Driver } from './driver';
import { databaseThrough } from './execute';
import { PlainConnection } from './plain-connection';
import { readingScopeOf } from './reading';
import type { SQL } from './sql';
import { scopeOf } from './transaction';

/**
 * Driver without optimizations: BEGIN, set the role, await each statement, COMMIT. Use it instead of the pipelined
 * driver to find out whether an optimization causes a fault (`DATABASE_DRIVER=plain`).
 */
export const plainDriver: Driver = {
  owner: (pool) =>
    databaseThrough((statement, columns) =>
      withClient(pool, (client) => new PlainConnection(client).send(statementOf(statement, columns))),
    ),

  inTransaction: (pool, identify, work) =>
    withClient(pool, async (client) => {
      const connection = new PlainConnection(client);
      const db = databaseOver(connection);
      const last: Statement[] = [];
      try {
        await connection.send(begin);
        const { who, scope, sideWrite } = await identify(db);
        if (sideWrite) for (const each of [statementOf(sideWrite), commit, begin]) await connection.send(each);
        if (scope.as !== 'owner') await connection.send(scopeOf(scope));
        const result = await work(who, db, (statement) => last.push(statementOf(statement)));
        for (const each of [...last, commit]) await connection.send(each);
        return result;
      } catch (error) {
        const keeps = error instanceof Refusal && error.keepsChanges && !connection.hasFailed;
        // The refusal is returned even if its changes cannot be committed.
        if (keeps) for (const each of [...last, commit]) await connection.send(each).catch(() => undefined);
        await connection.rollBack();
        throw error;
      }
    }),

  /** Needs no guess: the work begins after the caller was identified. */
  inReading: (pool, { identify }, work) =>
    withClient(pool, async (client) => {
      const connection = new PlainConnection(client, false);
      let sideWrite: SQL | null = null;
      try {
        await connection.send(begin);
        const caller = await identify(databaseOver(connection));
        ({ sideWrite } = caller);
        await connection.send(readingScopeOf(caller.companyId));
        return await work(caller.who, databaseOver(connection));
      } finally {
        await connection.rollBack();
        if (sideWrite) await new PlainConnection(client).send(statementOf(sideWrite));
      }
    }),
};

const begin = { text: 'BEGIN' };
const commit = { text: 'COMMIT' };

const statementOf = ({ text, values }: SQL, columns?: Columns): Statement => ({ text, values, columns });

const databaseOver = (connection: PlainConnection): Db =>
  databaseThrough((statement, columns) => connection.send(statementOf(statement, columns)));

async function withClient<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await connectionQueueOf(pool).take();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}
