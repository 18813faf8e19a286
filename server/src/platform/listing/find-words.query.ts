import type { Db } from '../context';
import { patternOf } from './filters';
import { int, text } from '../db/column';
import { sql, type SQL } from '../db/sql';

/** With more matches than this, a scan of the list finds a page of them quickly. */
const fewMax = 5_000;

/** Number of newest rows in the sample, and number of matches in it above which a word counts as common. */
const newestMax = 1_000;
const commonMin = 20;

/** Most text indexes use groups of three letters (trigrams). */
const usualGroup = 3;

/** Text search in a list. */
interface Labels {
  /** Database function that looks the words up in an index, regardless of other filters. */
  finder: SQL;
  /** Letters per group of its index, if not three. Shorter words cannot be looked up. */
  group?: number;
  id: SQL;
  plain: (keyword: string) => SQL;
  /** Query of the list from its newest row, without a limit. Selects the columns of `plain`. */
  newest: SQL;
}

/** Search row by row, with the share of newest rows that match. */
export interface LongSearch {
  condition: SQL;
  /** Share of matching rows, from 0 to 1. */
  share: number;
}

/** Condition of a keyword. */
export interface KeywordMatch {
  where: SQL[];
  longSearch?: LongSearch;
}

/**
 * Returns a condition for rows that contain a word: by id if there are few, otherwise row by row. Row-level security
 * prevents requests from using a text index, so a database function that checks the company looks the words up. Words
 * that are common in the newest rows are not looked up.
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
  // A list that is shorter than the sample is searched quickly.
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
