import type { Db } from '../context';
import type { Result } from './batch';
import type { Columns } from './column';
import { FailedStatement } from './failed-statement';
import type { SQL } from './sql';

/** Returns a `Db` whose statements go through `send`, which also checks their rows against the columns. */
export const databaseThrough = (send: (statement: SQL, columns?: Columns) => Promise<Result>): Db => ({
  execute: (statement: SQL, columns?: Columns) => {
    const result = send(statement, columns).catch((error: unknown) => {
      throw new FailedStatement(statement.text, error);
    });
    // A caller that stops at the first of several failed statements does not await the others.
    result.catch(() => undefined);
    // The reader has checked the rows against the columns; the type of `send` cannot express that.
    return result as Promise<never>;
  },
});
