import { sql, type SQL } from 'drizzle-orm';
import type { Db } from './context';

type Row = Record<string, unknown>;

const rowsPerStatement = 2_000;

/**
 * Inserts many rows with one parameter per statement: PostgreSQL takes at most 65,535, and one JSON text is the
 * fastest way through the socket. The keys of the first row name the columns; a bigint or a Buffer may be a value.
 */
export async function insertRows(db: Db, table: string, rows: Row[], suffix: SQL = sql``): Promise<Row[]> {
  const [first] = rows;
  if (!first) return [];
  const columns = sql.join(Object.keys(first).map((column) => sql.identifier(column)), sql`, `);
  const answers: Row[] = [];
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const json = JSON.stringify(rows.slice(start, start + rowsPerStatement).map(storable));
    const result = await db.execute(sql`
      insert into ${sql.identifier(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.identifier(table)}, ${json}::json) ${suffix}`);
    answers.push(...result.rows);
  }
  return answers;
}

const storable = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (typeof value === 'bigint') return [column, String(value)];
      return [column, Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value];
    }),
  );
