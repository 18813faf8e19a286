import type { Columns } from './column';
import { sql, type SQL } from './sql';

/** Returns columns as a select list: `"r"."id", "r"."name"`. */
export const selectList = (alias: string, row: Columns): SQL =>
  sql.join(
    Object.keys(row).map((column) => sql`${sql.identifier(alias)}.${sql.identifier(column)}`),
    sql`, `,
  );
