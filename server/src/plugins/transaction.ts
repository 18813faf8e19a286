import { escapeLiteral, type Pool, type PoolClient } from 'pg';
import type { Db } from '../context';
import { Refusal } from '../refusal';
import { databaseOver, statementsOf } from './statements';

/** Whose eyes a transaction sees with: one company's, nobody's (public calls), or the owner's. */
export type Scope = { as: 'company'; companyId: string } | { as: 'nobody' } | { as: 'owner' };

/** Runs the work in one transaction; a refusal undoes everything unless it says that it keeps its changes. */
export async function inTransaction<T>(pool: Pool, scope: Scope, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(beginOf(scope));
    const result = await work(databaseOver(client, statementsOf(pool), scope.as === 'owner' ? 'owner' : 'request'));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    broken = await finish(client, error instanceof Refusal && error.keepsChanges ? 'COMMIT' : 'ROLLBACK');
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Tables are joined in the order in which they are written: looking for a better one takes longer than the statement. */
const begin = 'BEGIN; SET LOCAL join_collapse_limit = 1';

/** One message, so that not a single statement runs before the role is set. */
function beginOf(scope: Scope): string {
  if (scope.as === 'owner') return begin;
  const companyId = scope.as === 'company' ? scope.companyId : '';
  return `${begin}; SET LOCAL ROLE vcc_app; SELECT set_config('app.company_id', ${escapeLiteral(companyId)}, true)`;
}

/** A connection that cannot even be rolled back is not given to the next request. */
async function finish(client: PoolClient, how: 'COMMIT' | 'ROLLBACK'): Promise<Error | undefined> {
  try {
    await client.query(how);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
