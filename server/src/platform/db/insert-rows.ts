import type { Db } from '../context';
import { sql, type SQL } from './sql';

type Row = Record<string, unknown>;

/**
 * Inserts many rows in one statement with one parameter: a list of parameters ends at 65,535, and one JSON text is
 * the fastest way through the socket. One statement also because the ledger checks its balance per statement.
 * The keys of the first row name the columns; a bigint or a Buffer may be a value.
 */
export async function insertRows(db: Db, table: string, rows: Row[], suffix: SQL = sql``): Promise<Row[]> {
  if (rows.length === 0) return [];
  return (await db.execute(sql`${insertOf(table, rows)} ${suffix}`)).rows;
}

/** The statement of `insertRows`, to be one of several that go to the database together. There must be a row. */
export function insertOf(table: string, rows: Row[]): SQL {
  const columns = sql.join(
    Object.keys(rows[0] ?? {}).map((column) => sql.identifier(column)),
    sql`, `,
  );
  const json = JSON.stringify(rows.map(storable));
  return sql`insert into ${sql.identifier(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.identifier(table)}, ${json}::json)`;
}

/** Statements that have their effect together, in one message to the database; references are checked at its end. */
export const together = (first: SQL, ...others: SQL[]): SQL => {
  const steps = others.map((statement, index) => sql`${sql.identifier(`step_${index}`)} as (${statement})`);
  return steps.length === 0 ? first : sql`with ${sql.join(steps, sql`, `)} ${first}`;
};

/** A row as JSON can carry it to the database. */
export const storable = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (typeof value === 'bigint') return [column, String(value)];
      return [column, Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value];
    }),
  );
