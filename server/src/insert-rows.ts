import { sql, type SQL } from 'drizzle-orm';
import type { Db } from './context';

type Row = Record<string, unknown>;

/**
 * Inserts many rows in one statement with one parameter: a list of parameters ends at 65,535, and one JSON text is
 * the fastest way through the socket. One statement also because the ledger checks its balance per statement.
 * The keys of the first row name the columns; a bigint or a Buffer may be a value.
 */
export async function insertRows(db: Db, table: string, rows: Row[], suffix: SQL = sql``): Promise<Row[]> {
  const [first] = rows;
  if (!first) return [];
  const columns = sql.join(
    Object.keys(first).map((column) => sql.identifier(column)),
    sql`, `,
  );
  const json = JSON.stringify(rows.map(storable));
  const result = await db.execute(sql`
    insert into ${sql.identifier(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.identifier(table)}, ${json}::json) ${suffix}`);
  return result.rows;
}

/** A row as JSON can carry it to the database. */
export const storable = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (typeof value === 'bigint') return [column, String(value)];
      return [column, Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value];
    }),
  );
