import { forceCustomPlan } from '../db/statements';
import { all } from './filters';
import { sql, type SQL } from '../db/sql';

/** Beside a condition that leaves few rows whatever its value is: its index is the best way for all of them. */
export const selective = sql.raw('/* selective */');

/**
 * A value that the planner does not see: it finds the same way for all of them, so the plan is kept. For conditions of
 * which every value leaves about as much as the others do.
 */
export const opaque = (value: SQL): SQL => sql`(${unseen} select ${value})`;

const unseenMark = '/* unseen */';
const unseen = sql.raw(unseenMark);

/**
 * What a statement of a list begins with. Values of filters decide how it is best found, so it is planned anew for them,
 * which takes longer than most pages do; a list that knows of the company alone is found alike each time, and so is one
 * of few rows.
 */
export function planningOf(where: SQL[]): SQL {
  const { text, values } = all(where);
  const seen = values.length - (text.split(unseenMark).length - 1);
  return seen > 1 && !text.includes('/* selective */') ? forceCustomPlan : sql``;
}
