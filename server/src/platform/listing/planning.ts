import { forceCustomPlan } from '../db/statements';
import { all } from './filters';
import { sql, type SQL } from '../db/sql';

/** Marks a condition that few rows meet, whatever its value is, so that its index is the best plan for all values. */
export const selective = sql.raw('/* selective */');

/**
 * Hides a value from the planner, which then uses one plan for all values. For conditions that a similar number of rows
 * meets for each value.
 */
export const opaque = (value: SQL): SQL => sql`(${unseen} select ${value})`;

const unseenMark = '/* unseen */';
const unseen = sql.raw(unseenMark);

/**
 * Returns the first words of a list statement. A filtered list is planned anew for each call, because the best plan
 * depends on the values of the filters. A list that is filtered by company only, or by a selective condition, keeps its
 * plan, because planning takes longer than reading most pages.
 */
export function planningOf(where: SQL[]): SQL {
  const { text, values } = all(where);
  const seen = values.length - (text.split(unseenMark).length - 1);
  return seen > 1 && !text.includes('/* selective */') ? forceCustomPlan : sql``;
}
