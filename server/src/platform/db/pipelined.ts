import { connectionQueueOf } from './connection-queue';
import type { Driver } from './driver';
import { Pipeline } from './pipeline';
import { pipelinedReading } from './pipelined-reading';
import { pipelinedTransaction } from './pipelined-transaction';
import { databaseOver, statementsOf } from './statements';
import type { Statement } from './batch';

/** The fast driver: pipelining, speculative reads and prepared statements. */
export const pipelinedDriver: Driver = {
  owner: (pool) => {
    const send = async (statement: Statement) => {
      const client = await connectionQueueOf(pool).take();
      try {
        return await new Pipeline(client).send(statement);
      } finally {
        client.release();
      }
    };
    return databaseOver({ send }, statementsOf(pool), 'owner');
  },
  inTransaction: pipelinedTransaction,
  inReading: pipelinedReading,
};
