import type { Db } from '../context';
import type { Columns, RowOf } from '../db/column';
import { findNewerMigrations } from '../db/newer-schema.query';
import type { SQL } from '../db/sql';

/**
 * Returns the same columns, but with every text accepted, so that one row written by a newer version does not fail a
 * whole list. The rows must pass through `knownRows`, which restores the types.
 */
export const anyText = <C extends Columns>(columns: C): C =>
  // Only the accepted values change, not the types of the columns.
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, { ...column, values: null }]),
  ) as unknown as C;

/**
 * Removes rows with a value that only a newer version of the server knows. If the schema is not newer, an unknown value
 * is an error of our own code.
 */
export async function knownRows<C extends Columns, Row extends RowOf<C>>(
  db: Db,
  rows: Row[],
  columns: C,
): Promise<Row[]> {
  const unknown = rows.flatMap((row) => unknownIn(row, columns) ?? []);
  const [first] = unknown;
  if (first === undefined) return rows;
  if ((await findNewerMigrations(db)).length === 0) throw new Error(`a list has an unknown value: ${first}`);
  return rows.filter((row) => unknownIn(row, columns) === null);
}

/** Runs a statement and returns its rows without unknown values, for options. */
export async function findKnown<C extends Columns>(db: Db, statement: SQL, columns: C): Promise<RowOf<C>[]> {
  const { rows } = await db.execute(statement, anyText(columns));
  return knownRows(db, rows, columns);
}

/** Returns the first unknown value of a row, with its column. */
function unknownIn(row: Readonly<Record<string, unknown>>, columns: Columns): string | null {
  for (const [name, { values }] of Object.entries(columns)) {
    const value = row[name];
    if (values && typeof value === 'string' && !values.has(value)) return `${name} is ${value}`;
  }
  return null;
}
