import type { PoolClient } from 'pg';
import { Refusal } from '../refusal';
import type { Statement } from './batch';
import { connectionQueueOf } from './connection-queue';
import type { Driver } from './driver';
import { Pipeline } from './pipeline';
import { databaseOver, statementOf, statementsOf } from './statements';
import { scopeOf } from './transaction';

const begin = { name: 'begin', text: 'BEGIN' };
const commit = { name: 'commit', text: 'COMMIT' };

/** Runs a transaction in one pipeline: BEGIN shares a batch with the first statements of the work, COMMIT with the last. */
export const pipelinedTransaction: Driver['inTransaction'] = async (pool, identify, work) => {
  const client = await connectionQueueOf(pool).take();
  const pipeline = new Pipeline(client);
  const statements = statementsOf(pool);
  const last: Statement[] = [];
  let broken: Error | undefined;
  try {
    void pipeline.send(begin);
    const { who, scope, sideWrite } = await identify(databaseOver(pipeline, statements, 'owner'));
    if (sideWrite) commitAlone(pipeline, statementOf(statements, 'owner', sideWrite));
    if (scope.as !== 'owner') void pipeline.send(scopeOf(scope));
    const planScope = scope.as === 'owner' ? 'owner' : 'request';
    const result = await work(who, databaseOver(pipeline, statements, planScope), (statement) =>
      last.push(statementOf(statements, planScope, statement)),
    );
    await end(pipeline, last);
    return result;
  } catch (error) {
    broken = await giveUp(pipeline, client, error instanceof Refusal && error.keepsChanges ? last : null);
    throw error;
  } finally {
    client.release(broken);
  }
};

function commitAlone(pipeline: Pipeline, statement: Statement): void {
  for (const each of [statement, commit, begin]) void pipeline.send(each);
}

async function end(pipeline: Pipeline, last: Statement[]): Promise<void> {
  for (const statement of last) void pipeline.send(statement);
  await pipeline.send(commit);
}

/** Rolls back, or commits if the refusal keeps its changes. A connection whose rollback fails is not reused. */
async function giveUp(pipeline: Pipeline, client: PoolClient, last: Statement[] | null): Promise<Error | undefined> {
  try {
    if (last && !pipeline.hasFailed) await end(pipeline, last);
    else await (pipeline.hasFailed ? client.query('ROLLBACK') : pipeline.send({ text: 'ROLLBACK' }));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
