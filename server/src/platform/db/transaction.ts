import type { Pool, PoolClient } from 'pg';
import type { Db } from '../context';
import { Refusal } from '../refusal';
import { Pipeline } from './pipeline';
import type { Statement } from './batch';
import { databaseOver, statementOf, statementsOf } from './statements';
import { connectionQueueOf } from './connection-queue';
import type { SQL } from './sql';

/** Whose eyes a transaction sees with: one company's, nobody's (public calls), or the owner's. */
export type Scope = { as: 'company'; companyId: string } | { as: 'nobody' } | { as: 'owner' };

/** Adds a statement whose answer nobody needs: it travels with the end of the transaction, and is undone with it. */
export type AtEnd = (statement: SQL) => void;

/** What the owner of the tables found out about who asks. */
interface Opening<Found> {
  found: Found;
  scope: Scope;
  /** Kept whatever becomes of the work, so that no row of it stays locked meanwhile. */
  stored?: SQL | null;
}

/** Runs the work in one transaction; a refusal undoes everything unless it says that it keeps its changes. */
export const inTransaction = <T>(pool: Pool, scope: Scope, work: (db: Db, atEnd: AtEnd) => Promise<T>): Promise<T> =>
  inFoundScope(
    pool,
    async () => ({ found: null, scope }),
    (_found, db, atEnd) => work(db, atEnd),
  );

/** The same for whom a first look decides on, which travels with the beginning. */
export async function inFoundScope<Found, T>(
  pool: Pool,
  look: (owner: Db) => Promise<Opening<Found>>,
  work: (found: Found, db: Db, atEnd: AtEnd) => Promise<T>,
): Promise<T> {
  const client = await connectionQueueOf(pool).take();
  const line = new Pipeline(client);
  const statements = statementsOf(pool);
  const last: Statement[] = [];
  let lost: Error | undefined;
  try {
    void line.send(begin);
    const { found, scope, stored } = await look(databaseOver(line, statements, 'owner'));
    if (stored) keep(line, statementOf(statements, 'owner', stored));
    if (scope.as !== 'owner') void line.send(scopeOf(scope));
    const role = scope.as === 'owner' ? 'owner' : 'request';
    const result = await work(found, databaseOver(line, statements, role), (statement) =>
      last.push(statementOf(statements, role, statement)),
    );
    await end(line, last);
    return result;
  } catch (error) {
    lost = await giveUp(line, client, error instanceof Refusal && error.keepsChanges ? last : null);
    throw error;
  } finally {
    client.release(lost);
  }
}

const begin = { name: 'begin', text: 'BEGIN' };
const commit = { name: 'commit', text: 'COMMIT' };

/** Nothing on this line comes before it, and nothing after it if it fails: no statement runs before the role is set. */
const scopeOf = (scope: Scope): Statement => ({
  name: 'eyes',
  text: "select set_config('role', 'vcc_app', true), set_config('app.company_id', $1, true)",
  values: [scope.as === 'company' ? scope.companyId : ''],
});

function keep(line: Pipeline, statement: Statement): void {
  for (const each of [statement, commit, begin]) void line.send(each);
}

async function end(line: Pipeline, last: Statement[]): Promise<void> {
  for (const statement of last) void line.send(statement);
  await line.send(commit);
}

/** A connection that cannot even be rolled back is not given to the next request. */
async function giveUp(line: Pipeline, client: PoolClient, stored: Statement[] | null): Promise<Error | undefined> {
  try {
    if (stored && !line.isBroken) await end(line, stored);
    else await (line.isBroken ? client.query('ROLLBACK') : line.send({ text: 'ROLLBACK' }));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
