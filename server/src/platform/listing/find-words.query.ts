import type { Db } from '../context';
import { patternOf } from './filters';
import { int, text } from '../db/column';
import { sql, type SQL } from '../db/sql';

/** More rows than this have the words in so many places that looking through the list finds a page of them soon. */
const fewMax = 5_000;

/** Of the newest rows, so many are looked at, and so many with the words mean that very many rows have them. */
const newestMax = 1_000;
const commonMin = 20;

/** Most indexes of words know groups of three letters. */
const usualGroup = 3;

/** How rows of a list are found by words. */
interface Labels {
  /** A function of the database that looks them up by an index, whatever the list is filtered by. */
  finder: SQL;
  /** Letters that its index has in a group, where they are not three: of shorter words it knows nothing. */
  group?: number;
  id: SQL;
  plain: (keyword: string) => SQL;
  /** The list from its newest row on, without a limit; selects what `plain` compares. */
  newest: SQL;
}

/** Words that are looked for row by row, and how many of the newest rows have them. */
export interface LongSearch {
  condition: SQL;
  /** Of all rows, from 0 to 1. */
  share: number;
}

/** What a list is narrowed by. */
export interface KeywordMatch {
  where: SQL[];
  longSearch?: LongSearch;
}

/**
 * Rows that have a word in them, as a condition: by their ids where they are few, else by the condition given. Row
 * security lets a request use no index of words, so a function of the database that knows the company looks them up;
 * what the newest rows are full of is not looked up at all.
 */
export async function whereWords(
  db: Db,
  keyword: string | undefined,
  { finder, group = usualGroup, id, plain, newest }: Labels,
): Promise<KeywordMatch> {
  if (!keyword) return { where: [] };
  const condition = plain(keyword);
  const { looked, found } = await lookAtNewest(db, condition, newest);
  const rowByRow = { where: [], longSearch: { condition, share: Math.max(found, 1) / Math.max(looked, 1) } };
  // A list that is not even as long is looked up whole in no time.
  const isCommon = looked === newestMax && found >= commonMin;
  if (keyword.length < group || isCommon) return rowByRow;
  const { rows } = await db.execute(
    sql`select found as id from ${finder}(${keyword}, ${patternOf(keyword)}, ${fewMax + 1}) as found`,
    { id: text },
  );
  return rows.length > fewMax ? rowByRow : { where: [sql`${id} = any(${rows.map((row) => row.id)})`] };
}

async function lookAtNewest(db: Db, condition: SQL, newest: SQL): Promise<{ looked: number; found: number }> {
  const { rows } = await db.execute(
    sql`
      select count(*)::int as looked, (count(*) filter (where is_it))::int as found
      from (select ${condition} as is_it from ${newest} limit ${newestMax}) as looked_at`,
    { looked: int, found: int },
  );
  return rows[0] ?? { looked: 0, found: 0 };
}
