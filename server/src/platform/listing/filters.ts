import { sql, type SQL } from '../db/sql';

/** Condition for a selection of values. An absent filter or an empty selection matches all rows. */
export function anyOf(column: SQL, values: string[] | undefined): SQL[] {
  if (values === undefined) return [];
  const [first, ...others] = values;
  if (first === undefined) return [];
  // An index scan keeps its order for one value, but not for several.
  return [others.length === 0 ? sql`${column} = ${first}` : sql`${column} = any(${values})`];
}

/** Escapes the wildcards of LIKE in a keyword. */
const literalOf = (keyword: string) => keyword.replace(/[\\%_]/g, '\\$&');

/** LIKE pattern for texts that contain a keyword. */
export const patternOf = (keyword: string) => `%${literalOf(keyword)}%`;

export const contains = (column: SQL, keyword: string): SQL => sql`${column} ilike ${patternOf(keyword)}`;

export const startsWith = (column: SQL, keyword: string): SQL => sql`${column} like ${`${literalOf(keyword)}%`}`;

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** Condition for instants within calendar days of a time zone. The end `to` is exclusive. */
export const withinDays = (column: SQL, { from, to }: Days, timezone: string): SQL[] => [
  ...(from ? [sql`${column} >= (${from}::date)::timestamp at time zone ${timezone}`] : []),
  ...(to ? [sql`${column} < (${to}::date)::timestamp at time zone ${timezone}`] : []),
];

export const all = (conditions: SQL[]): SQL => (conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`);

/** Returns all conditions on the rows of a list. */
export const conditionsOf = ({ where, longSearch }: { where: SQL[]; longSearch?: { condition: SQL } }): SQL[] =>
  longSearch ? [...where, longSearch.condition] : where;
