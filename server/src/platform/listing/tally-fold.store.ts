import { sql, type SQL } from '../db/sql';
import type { Tally } from './tally';

/** Part of the statement that folds the lines `gone` of a tally: what was summed before counts no more. */
export const changeMark = (tally: Tally['name']): SQL =>
  sql`update tally_fold set mark = gen_random_uuid() where tally = ${tally} and exists (select from gone)`;
