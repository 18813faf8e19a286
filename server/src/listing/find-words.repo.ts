import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../context';
import { patternOf } from './filters';

/** More rows than this have the words in so many places that looking through the list finds a page of them soon. */
const fewMax = 5_000;

/** The index of words knows groups of three letters. */
const shortest = 3;

/**
 * Rows that have a word in them, as a condition: by their ids where they are few, else by the condition given. Row
 * security lets a request use no index of words, so a function of the database that knows the company looks them up.
 */
export async function whereWords(
  db: Db,
  keyword: string | undefined,
  { finder, id, plain }: { finder: SQL; id: SQL; plain: (keyword: string) => SQL },
): Promise<SQL[]> {
  if (!keyword) return [];
  if (keyword.length < shortest) return [plain(keyword)];
  const { rows } = await db.execute<{ id: string }>(
    sql`select found as id from ${finder}(${keyword}, ${patternOf(keyword)}, ${fewMax + 1}) as found`,
  );
  return [rows.length > fewMax ? plain(keyword) : sql`${id} = any(${sql.param(rows.map((row) => row.id))})`];
}
