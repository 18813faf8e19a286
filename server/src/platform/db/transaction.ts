import type { Pool } from 'pg';
import type { Db } from '../context';
import type { Statement } from './batch';
import { driverOf } from './driver';
import type { SQL } from './sql';

/**
 * Rows that a transaction can access: rows of one company, rows of no company (public operations), or all rows, as the
 * table owner.
 */
export type Scope = { as: 'company'; companyId: string } | { as: 'nobody' } | { as: 'owner' };

/** Adds a statement whose result is not needed: it is sent with COMMIT and rolled back with the transaction. */
export type AtEnd = (statement: SQL) => void;

/** Identifies the caller, as the table owner. */
export type Identify<Who> = (owner: Db) => Promise<{
  who: Who;
  scope: Scope;
  /** Committed before the work, so that it survives a failed work and holds no row lock. */
  sideWrite?: SQL | null;
}>;

/** Runs the work in one transaction. A refusal rolls everything back, unless it keeps its changes. */
export const inTransaction = <T>(pool: Pool, scope: Scope, work: (db: Db, atEnd: AtEnd) => Promise<T>): Promise<T> =>
  inIdentifiedScope(
    pool,
    async () => ({ who: null, scope }),
    (_who, db, atEnd) => work(db, atEnd),
  );

/** Runs the work in a transaction whose scope is read from the database first. */
export const inIdentifiedScope = <Who, T>(
  pool: Pool,
  identify: Identify<Who>,
  work: (who: Who, db: Db, atEnd: AtEnd) => Promise<T>,
): Promise<T> => driverOf(pool).inTransaction(pool, identify, work);

/** Sets the role before any statement of the work. If this fails, all those statements fail. */
export const scopeOf = (scope: Scope): Statement => ({
  name: 'scope',
  text: "select set_config('role', 'vcc_app', true), set_config('app.company_id', $1, true)",
  values: [scope.as === 'company' ? scope.companyId : ''],
});
