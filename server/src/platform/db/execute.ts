import type { Db } from '../context';
import type { Result } from './batch';
import type { Columns } from './column';
import { FailedStatement } from './failed-statement';
import type { SQL } from './sql';

/** The database, through whatever sends its statements and compares their rows with the columns. */
export const databaseThrough = (send: (statement: SQL, columns?: Columns) => Promise<Result>): Db => ({
  execute: (statement: SQL, columns?: Columns) => {
    const result = send(statement, columns).catch((error: unknown) => {
      throw new FailedStatement(statement.text, error);
    });
    // Whoever sent several and stopped at the first that failed does not await the others.
    result.catch(() => undefined);
    // Its rows were compared with the columns when they were read, which no type of what travels can say.
    return result as Promise<never>;
  },
});
