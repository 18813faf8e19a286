import type { Direction, OrderedKey } from './sort-key';
import { sql, type SQL } from '../db/sql';

const reverse: Record<Direction, Direction> = { asc: 'desc', desc: 'asc' };

/** Reverses the order, for the page before a cursor. */
export const reversed = (keys: OrderedKey[]): OrderedKey[] => keys.map((key) => ({ ...key, dir: reverse[key.dir] }));

export const orderBy = (keys: OrderedKey[]): SQL =>
  sql.join(
    keys.map(({ expression, dir }) => sql`${expression} ${sql.raw(dir)}`),
    sql`, `,
  );

/**
 * Condition for rows after the cursor. If all keys have the same direction, it is a row comparison, which an index
 * supports.
 */
export function behind(keys: OrderedKey[], values: string[]): SQL {
  const bound = keys.map((key, index) => ({ ...key, value: sql`${values[index] ?? null}::${sql.raw(key.type)}` }));
  const [first] = bound;
  if (bound.every(({ dir }) => dir === first?.dir)) {
    const left = sql.join(
      bound.map(({ expression }) => expression),
      sql`, `,
    );
    const right = sql.join(
      bound.map(({ value }) => value),
      sql`, `,
    );
    return sql`(${left}) ${sql.raw(sign(first?.dir))} (${right})`;
  }
  const steps = bound.map(({ expression, value, dir }, index) => {
    const equal = bound.slice(0, index).map((key) => sql`${key.expression} = ${key.value}`);
    return sql`(${sql.join([...equal, sql`${expression} ${sql.raw(sign(dir))} ${value}`], sql` and `)})`;
  });
  return sql`(${sql.join(steps, sql` or `)})`;
}

const sign = (dir: Direction | undefined) => (dir === 'desc' ? '<' : '>');

/** Columns with the position of a row, for cursors. */
export const placeOf = (keys: OrderedKey[]): SQL =>
  sql`array[${sql.join(
    keys.map(({ expression }) => sql`(${expression})::text`),
    sql`, `,
  )}]`;
