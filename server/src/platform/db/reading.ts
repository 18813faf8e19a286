import type { Pool } from 'pg';
import type { Db } from '../context';
import { driverOf } from './driver';
import type { Preamble } from './pipeline';
import type { SQL } from './sql';

/** A caller and the company of the call. */
interface Caller<Who> {
  who: Who;
  companyId: string;
}

export interface Reading<Who> {
  /** Identifies the caller as the table owner. `sideWrite` is written even if the work fails. */
  identify: (owner: Db) => Promise<Caller<Who> & { sideWrite: SQL | null }>;
  /**
   * The caller of the previous request. The work may begin with this guess; its results are discarded if the caller is
   * another one.
   */
  guess: Caller<Who> | null;
  isSame: (actual: Who, guess: Who) => boolean;
}

/** Runs read-only work. Each statement sees what is committed when it begins (read committed). */
export const inReading = <Who, T>(
  pool: Pool,
  reading: Reading<Who>,
  work: (who: Who, db: Db) => Promise<T>,
): Promise<T> => driverOf(pool).inReading(pool, reading, work);

const readingScope = `select set_config('role', 'vcc_app', true), set_config('app.company_id', $1, true),
  set_config('transaction_read_only', 'on', true)`;

/** Sets the role and read-only mode before any statement of the request runs. */
export const readingScopeOf = (companyId: string): Preamble => ({
  name: 'reading scope',
  text: readingScope,
  values: [companyId],
  joinedAsWritten: {
    name: 'reading scope, joined as written',
    text: `${readingScope}, set_config('join_collapse_limit', '1', true)`,
    values: [companyId],
  },
});
