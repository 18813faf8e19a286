import type { Db } from '../context';
import type { Columns, NewRowOf, RowOf } from './column';
import { sql, type SQL } from './sql';
import type { tables } from './tables';

export type Table = keyof typeof tables;

/** A row to be inserted. Columns without a default are required. */
export type NewRow<T extends Table> = NewRowOf<(typeof tables)[T]>;

const nothing = {} satisfies Columns;

/** End of an insert statement, with the columns that it returns. */
interface Ending<C extends Columns> {
  suffix: SQL;
  returning: C;
}

/**
 * Inserts rows in one statement with one JSON parameter, because separate parameters are limited to 65,535 and are
 * slower. It must be one statement, because the ledger checks its balance per statement. The keys of the first row
 * determine the columns. Returns the columns in `returning`.
 */
export async function insertRows<T extends Table, C extends Columns = typeof nothing>(
  db: Db,
  table: T,
  rows: readonly NewRow<T>[],
  ending?: SQL | Ending<C>,
): Promise<RowOf<C>[]> {
  if (rows.length === 0) return [];
  if (ending && 'returning' in ending)
    return (await db.execute(sql`${insertOf(table, rows)} ${ending.suffix}`, ending.returning)).rows;
  await db.execute(sql`${insertOf(table, rows)} ${ending ?? sql``}`);
  return [];
}

/** Returns the statement of `insertRows`, to be combined with others. Needs at least one row. */
export function insertOf<T extends Table>(table: T, rows: readonly NewRow<T>[]): SQL {
  const columns = sql.join(
    Object.keys(rows[0] ?? {}).map((column) => sql.identifier(column)),
    sql`, `,
  );
  const json = JSON.stringify(rows.map(storable));
  return sql`insert into ${sql.identifier(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.identifier(table)}, ${json}::json)`;
}

/** Combines several statements into one, so that foreign keys are checked at its end. */
export const together = (first: SQL, ...others: SQL[]): SQL => {
  const steps = others.map((statement, index) => sql`${sql.identifier(`step_${index}`)} as (${statement})`);
  return steps.length === 0 ? first : sql`with ${sql.join(steps, sql`, `)} ${first}`;
};

/** Converts values of a row that JSON cannot represent. */
export const storable = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (typeof value === 'bigint') return [column, String(value)];
      return [column, Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value];
    }),
  );
