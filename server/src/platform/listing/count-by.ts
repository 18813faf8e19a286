import type { ListCounts } from '@console/contracts';
import type { Context } from '../context';
import { int, oneOf } from '../db/column';
import { sql, type SQL } from '../db/sql';
import { forceCustomPlan } from '../db/statements';
import { all, conditionsOf } from './filters';
import type { Listing } from './find-page';
import { anyText, knownRows } from './known-rows';

/** Maximum number of rows that are counted. Larger lists have no counts, which limits the cost. */
const countedMax = 20_000;

type Counted = Pick<Listing, 'from' | 'filterJoins' | 'where' | 'longSearch'>;

/** Returns the row count of a listing, in total and per value of a column, within its access conditions and filters. */
export async function countBy<V extends string>(
  { db }: Pick<Context, 'db'>,
  listing: Counted,
  { column, values }: { column: SQL; values: readonly V[] },
): Promise<ListCounts<V>> {
  const { from, filterJoins = sql`` } = listing;
  const row = { value: oneOf(...values), count: int };
  const { rows } = await db.execute(
    sql`${forceCustomPlan}
      select value, count(*)::int as count from (
        select ${column} as value from ${from} ${filterJoins}
        where ${all(conditionsOf(listing))} limit ${countedMax + 1}) as counted
      group by value`,
    anyText(row),
  );
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return total > countedMax ? { total: null, counts: [] } : { total, counts: await knownRows(db, rows, row) };
}
