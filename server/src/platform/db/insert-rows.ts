import type { Db } from '../context';
import type { Columns, NewRowOf, RowOf } from './column';
import { sql, type SQL } from './sql';
import type { tables } from './tables';

export type Table = keyof typeof tables;

/** A row to be inserted: what the database does not fill by itself has to be there. */
export type NewRow<T extends Table> = NewRowOf<(typeof tables)[T]>;

const nothing = {} satisfies Columns;

/** What the statement ends with, and what it returns of each row. */
interface Ending<C extends Columns> {
  suffix: SQL;
  returning: C;
}

/**
 * Inserts many rows in one statement with one parameter: a list of parameters ends at 65,535, and one JSON text is
 * the fastest way through the socket. One statement also because the ledger checks its balance per statement.
 * The keys of the first row name the columns; returns the rows of the ending.
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

/** The statement of `insertRows`, to be one of several that are sent together. There must be a row. */
export function insertOf<T extends Table>(table: T, rows: readonly NewRow<T>[]): SQL {
  const columns = sql.join(
    Object.keys(rows[0] ?? {}).map((column) => sql.identifier(column)),
    sql`, `,
  );
  const json = JSON.stringify(rows.map(storable));
  return sql`insert into ${sql.identifier(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.identifier(table)}, ${json}::json)`;
}

/** Several statements as one; references are checked at its end. */
export const together = (first: SQL, ...others: SQL[]): SQL => {
  const steps = others.map((statement, index) => sql`${sql.identifier(`step_${index}`)} as (${statement})`);
  return steps.length === 0 ? first : sql`with ${sql.join(steps, sql`, `)} ${first}`;
};

/** A row as JSON can carry it to the database. */
export const storable = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (typeof value === 'bigint') return [column, String(value)];
      return [column, Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value];
    }),
  );
