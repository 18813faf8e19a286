import type { Db } from '../context';
import { pick } from '../db/column';
import { sql } from '../db/sql';
import { tables } from '../db/tables';

const placeRow = pick(tables.button, 'code', 'sort');

/** Returns the position of each button within its menu. */
export async function findPlaces(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute(sql`select code, sort from button`, placeRow);
  return new Map(rows.map(({ code, sort }) => [code, sort]));
}
