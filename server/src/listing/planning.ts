import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { plannedAnew } from '../plugins/statements';
import { all } from './filters';

const dialect = new PgDialect();

/**
 * What a statement of a list begins with. Values of filters decide how it is best found, so it is planned anew for them,
 * which takes longer than most pages do; a list that knows of the company alone is found alike each time.
 */
export const planningOf = (where: SQL[]): SQL =>
  dialect.sqlToQuery(all(where)).params.length > 1 ? plannedAnew : sql``;
