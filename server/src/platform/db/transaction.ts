import type { Pool } from 'pg';
import type { Db } from '../context';
import type { Statement } from './batch';
import { driverOf } from './driver';
import type { SQL } from './sql';

/** Whose rows a transaction sees: one company's, nobody's (public calls), or all, as the owner of the tables. */
export type Scope = { as: 'company'; companyId: string } | { as: 'nobody' } | { as: 'owner' };

/** Adds a statement whose result nobody needs: it travels with COMMIT, and is undone with the transaction. */
export type AtEnd = (statement: SQL) => void;

/** Who calls, as the owner of the tables finds out. */
export type Identify<Who> = (owner: Db) => Promise<{
  who: Who;
  scope: Scope;
  /** Committed before the work, whatever becomes of that, so that no row of it stays locked meanwhile. */
  sideWrite?: SQL | null;
}>;

/** Runs the work in one transaction; a refusal undoes everything unless it says that it keeps its changes. */
export const inTransaction = <T>(pool: Pool, scope: Scope, work: (db: Db, atEnd: AtEnd) => Promise<T>): Promise<T> =>
  inIdentifiedScope(
    pool,
    async () => ({ who: null, scope }),
    (_who, db, atEnd) => work(db, atEnd),
  );

/** The same in a scope that the database is asked for first. */
export const inIdentifiedScope = <Who, T>(
  pool: Pool,
  identify: Identify<Who>,
  work: (who: Who, db: Db, atEnd: AtEnd) => Promise<T>,
): Promise<T> => driverOf(pool).inTransaction(pool, identify, work);

/** Sent before any statement of the work, and its failure is theirs: none of them runs before the role is set. */
export const scopeOf = (scope: Scope): Statement => ({
  name: 'scope',
  text: "select set_config('role', 'vcc_app', true), set_config('app.company_id', $1, true)",
  values: [scope.as === 'company' ? scope.companyId : ''],
});
