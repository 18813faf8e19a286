import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { plannedAnew } from '../plugins/statements';
import { all } from './filters';

const dialect = new PgDialect();

/** Beside a condition that leaves few rows whatever its value is: its index is the best way for all of them. */
export const narrow = sql.raw('/* narrow */');

/**
 * What a statement of a list begins with. Values of filters decide how it is best found, so it is planned anew for them,
 * which takes longer than most pages do; a list that knows of the company alone is found alike each time, and so is one
 * of few rows.
 */
export function planningOf(where: SQL[]): SQL {
  const { sql: text, params } = dialect.sqlToQuery(all(where));
  return params.length > 1 && !text.includes('/* narrow */') ? plannedAnew : sql``;
}
