import { sql, type SQL } from '../db/sql';
import type { Tally } from './tally';

/** Part of the statement that folds the lines `gone` of a tally. It changes the mark, which invalidates cached sums. */
export const changeMark = (tally: Tally['name']): SQL =>
  sql`update tally_fold set mark = gen_random_uuid() where tally = ${tally} and exists (select from gone)`;
