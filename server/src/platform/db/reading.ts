import type { Pool } from 'pg';
import type { Db } from '../context';
import { driverOf } from './driver';
import type { Preamble } from './pipeline';
import type { SQL } from './sql';

/** Who calls, and for which company. */
interface Caller<Who> {
  who: Who;
  companyId: string;
}

export interface Reading<Who> {
  /** Finds out as the owner of the tables who calls; `sideWrite` is written whatever becomes of the work. */
  identify: (owner: Db) => Promise<Caller<Who> & { sideWrite: SQL | null }>;
  /** Who it was the last time. The work may begin with it, and is thrown away if it is anybody else. */
  guess: Caller<Who> | null;
  isSame: (actual: Who, guess: Who) => boolean;
}

/** Runs work that changes nothing. Each of its statements sees what is committed when it begins (read committed). */
export const inReading = <Who, T>(
  pool: Pool,
  reading: Reading<Who>,
  work: (who: Who, db: Db) => Promise<T>,
): Promise<T> => driverOf(pool).inReading(pool, reading, work);

const readingScope = `select set_config('role', 'vcc_app', true), set_config('app.company_id', $1, true),
  set_config('transaction_read_only', 'on', true)`;

/** No statement of a request runs before the role is set, and none that changes anything after it. */
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
