import type { Pool, PoolClient } from 'pg';
import type { Db } from '../context';
import { Refusal } from '../refusal';
import { Pipeline } from './pipeline';
import type { Statement } from './batch';
import { databaseOver, statementOf, statementsOf } from './statements';
import { connectionQueueOf } from './connection-queue';
import type { SQL } from './sql';

/** Whose rows a transaction sees: one company's, nobody's (public calls), or all, as the owner of the tables. */
export type Scope = { as: 'company'; companyId: string } | { as: 'nobody' } | { as: 'owner' };

/** Adds a statement whose result nobody needs: it travels with COMMIT, and is undone with the transaction. */
export type AtEnd = (statement: SQL) => void;

/** Who calls, as the owner of the tables finds out. */
interface Identified<Who> {
  who: Who;
  scope: Scope;
  /** Committed before the work, whatever becomes of that, so that no row of it stays locked meanwhile. */
  sideWrite?: SQL | null;
}

/** Runs the work in one transaction; a refusal undoes everything unless it says that it keeps its changes. */
export const inTransaction = <T>(pool: Pool, scope: Scope, work: (db: Db, atEnd: AtEnd) => Promise<T>): Promise<T> =>
  inIdentifiedScope(
    pool,
    async () => ({ who: null, scope }),
    (_who, db, atEnd) => work(db, atEnd),
  );

/** The same in a scope that the database is asked for first, in the batch of BEGIN. */
export async function inIdentifiedScope<Who, T>(
  pool: Pool,
  identify: (owner: Db) => Promise<Identified<Who>>,
  work: (who: Who, db: Db, atEnd: AtEnd) => Promise<T>,
): Promise<T> {
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
}

const begin = { name: 'begin', text: 'BEGIN' };
const commit = { name: 'commit', text: 'COMMIT' };

/** Sent before any statement of the work, and its failure is theirs: none of them runs before the role is set. */
const scopeOf = (scope: Scope): Statement => ({
  name: 'scope',
  text: "select set_config('role', 'vcc_app', true), set_config('app.company_id', $1, true)",
  values: [scope.as === 'company' ? scope.companyId : ''],
});

function commitAlone(pipeline: Pipeline, statement: Statement): void {
  for (const each of [statement, commit, begin]) void pipeline.send(each);
}

async function end(pipeline: Pipeline, last: Statement[]): Promise<void> {
  for (const statement of last) void pipeline.send(statement);
  await pipeline.send(commit);
}

/** Rolls back, or commits what a refusal keeps. A connection that cannot even roll back is not given to the next request. */
async function giveUp(pipeline: Pipeline, client: PoolClient, last: Statement[] | null): Promise<Error | undefined> {
  try {
    if (last && !pipeline.hasFailed) await end(pipeline, last);
    else await (pipeline.hasFailed ? client.query('ROLLBACK') : pipeline.send({ text: 'ROLLBACK' }));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
