import { forceCustomPlan } from '../db/statements';
import { all } from './filters';
import { sql, type SQL } from '../db/sql';

/** Marks a condition that leaves few rows for every value, so that its index is the best plan for all values. */
export const selective = sql.raw('/* selective */');

/**
 * Hides a value from the planner, which then uses one plan for all values. For conditions whose values leave similar
 * numbers of rows.
 */
export const opaque = (value: SQL): SQL => sql`(${unseen} select ${value})`;

const unseenMark = '/* unseen */';
const unseen = sql.raw(unseenMark);

/**
 * Returns the first words of a list statement. The best plan depends on the values of the filters, so a filtered list is
 * planned anew for them. A list with a condition on the company only, or with a selective one, keeps its plan, because
 * planning takes longer than most pages.
 */
export function planningOf(where: SQL[]): SQL {
  const { text, values } = all(where);
  const seen = values.length - (text.split(unseenMark).length - 1);
  return seen > 1 && !text.includes('/* selective */') ? forceCustomPlan : sql``;
}
