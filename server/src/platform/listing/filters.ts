import { sql, type SQL } from '../db/sql';

/** No condition where the filter is left out; an empty choice means nothing was chosen, so it does not narrow either. */
export function anyOf(column: SQL, values: string[] | undefined): SQL[] {
  if (values === undefined) return [];
  const [first, ...others] = values;
  if (first === undefined) return [];
  // An index keeps its order behind one value, and does not behind a choice of values.
  return [others.length === 0 ? sql`${column} = ${first}` : sql`${column} = any(${values})`];
}

/** `%` and `_` in a keyword are what a person typed, not wildcards. */
export const patternOf = (keyword: string) => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;

export const contains = (column: SQL, keyword: string): SQL => sql`${column} ilike ${patternOf(keyword)}`;

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** Instants within calendar days of a zone; half-open, so `to` itself is not included. */
export const withinDays = (column: SQL, { from, to }: Days, timezone: string): SQL[] => [
  ...(from ? [sql`${column} >= (${from}::date)::timestamp at time zone ${timezone}`] : []),
  ...(to ? [sql`${column} < (${to}::date)::timestamp at time zone ${timezone}`] : []),
];

export const all = (conditions: SQL[]): SQL => (conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`);

/** All that a row of a list must be. */
export const conditionsOf = ({ where, longSearch }: { where: SQL[]; longSearch?: { condition: SQL } }): SQL[] =>
  longSearch ? [...where, longSearch.condition] : where;
