import { currencies, type Money, moneyOf } from '@console/contracts';
import type { Db } from '../context';
import { forceCustomPlan } from '../db/statements';
import { all, conditionsOf } from './filters';
import type { Listing } from './find-page';
import type { LongSearch } from './find-words.query';
import { cheapCounts } from './cheap-counts';
import { type Expected, expectedOf } from './plan';
import { planningOf } from './planning';
import { allGroups, talliedGroups } from './tally';
import { bigint, nullable, numeric, type RowOf, text } from '../db/column';
import { counted } from '../db/common-columns';
import { sql, type SQL } from '../db/sql';

/** Maximum number of rows that are counted exactly; above it the planner's estimate is shown. */
export const exactTotalMax = 10_000;

/** Maximum planner cost of a count: every page of the list waits for the count. */
const costMax = 12_000;

/** Maximum planner cost for a tally, which is summed completely. */
const tallyCostMax = 4_000;

/** Maximum planner cost with a text search, which takes much longer than a comparison with the same estimated cost. */
const longSearchCostMax = 1_200;

/** An amount of each row, summed by currency. */
export interface Total {
  name: string;
  amount: SQL;
  currency: SQL;
  /** Table of the amount, joined one to one, unless filters already use it. */
  joins?: SQL;
}

export interface Totals {
  total: number;
  totalIsExact: boolean;
  aggregates: Record<string, Money[]>;
}

/** Number of rows up to the end of the page, and whether the list ends there. */
interface Seen {
  count: number;
  isAll: boolean;
}

type Counted = Pick<Listing, 'from' | 'filterJoins' | 'where' | 'total' | 'tally' | 'longSearch'>;

const costMaxOf = ({ longSearch }: Counted): number => (longSearch ? longSearchCostMax : costMax);

/**
 * Returns counts and sums if their cost is known to be low, so that they are read together with the page; otherwise
 * null.
 */
export async function knownTotals(db: Db, listing: Counted): Promise<Totals | null> {
  const { tally } = listing;
  if (tally && cheapCounts.of(allGroups(tally))) return toTotals(await talliedGroups(db, tally), listing);
  return cheapCounts.of(boundedRows(listing)) ? countAndSum(db, listing) : null;
}

/**
 * Returns counts and sums, or if counting is too expensive, the planner's estimate with a mark. A list with an
 * estimated count has no sums: a partial sum would be wrong.
 */
export async function totalsOf(db: Db, listing: Counted, seen: Seen): Promise<Totals> {
  const { tally } = listing;
  if (tally && (await isCheap(db, allGroups(tally), tallyCostMax)))
    return toTotals(await talliedGroups(db, tally), listing);
  const bounded = boundedRows(listing);
  const expected = await expectedOf(db, bounded);
  if (expected.cost <= costMaxOf(listing) && expected.rows <= exactTotalMax) cheapCounts.set(bounded, true);
  return totalsBy(expected, { db, listing, seen });
}

async function totalsBy(
  expected: Expected,
  { db, listing, seen }: { db: Db; listing: Counted; seen: Seen },
): Promise<Totals> {
  const isTooMuch = expected.cost > costMaxOf(listing);
  if (isTooMuch && seen.isAll) return { total: seen.count, totalIsExact: true, aggregates: {} };
  const isTooMany = isTooMuch || (expected.rows > exactTotalMax && (await countRows(db, listing)) > exactTotalMax);
  const counted = isTooMany ? null : await countAndSum(db, listing);
  if (counted) return counted;
  const atLeast = isTooMuch ? seen.count + 1 : exactTotalMax + 1;
  const rows = listing.longSearch ? await foundAmong(db, listing, listing.longSearch) : expected.rows;
  return { total: Math.max(atLeast, rows), totalIsExact: false, aggregates: {} };
}

/**
 * Estimates the matches of a search: the planner's rows for the filters, multiplied by the share of matches in the
 * newest rows.
 */
async function foundAmong(
  db: Db,
  { from, filterJoins = sql``, where }: Counted,
  { share }: LongSearch,
): Promise<number> {
  return Math.round((await expectedOf(db, boundedRows({ from, filterJoins, where }))).rows * share);
}

const boundedRows = ({ from, filterJoins = sql``, ...narrowed }: Counted): SQL =>
  sql`select 1 from ${from} ${filterJoins} where ${all(conditionsOf(narrowed))} limit ${exactTotalMax + 1}`;

async function countRows(db: Db, listing: Counted): Promise<number> {
  const { rows } = await db.execute(
    sql`${forceCustomPlan} select count(*)::int as count from (${boundedRows(listing)}) as counted`,
    counted,
  );
  return rows[0]?.count ?? 0;
}

/** Rows without an amount have no currency. */
const groupRow = { currency: nullable(text), rows: bigint, sum: nullable(numeric) };

/** Returns null if there are too many rows to count. */
async function countAndSum(db: Db, listing: Counted): Promise<Totals | null> {
  const { from, filterJoins = sql``, where, total } = listing;
  const { rows } = await db.execute(
    sql`${planningOf(where)}
      select currency, count(*) as rows, sum(amount) as sum from (
        select ${total?.currency ?? sql`''`} as currency, ${total?.amount ?? sql`0::bigint`} as amount
        from ${from} ${filterJoins} ${total?.joins ?? sql``} where ${all(conditionsOf(listing))} limit ${exactTotalMax + 1}) as counted
      group by currency order by currency`,
    groupRow,
  );
  const totals = toTotals(rows, listing);
  return totals.total > exactTotalMax ? null : totals;
}

type Sums = RowOf<typeof groupRow>;

const toTotals = (groups: Sums[], { total }: Counted): Totals => ({
  total: groups.reduce((sum, { rows }) => sum + Number(rows), 0),
  totalIsExact: true,
  aggregates: total ? { [total.name]: groups.flatMap(toMoney) } : {},
});

async function isCheap(db: Db, statement: SQL, most: number): Promise<boolean> {
  const known = cheapCounts.of(statement);
  if (known !== undefined) return known;
  const is = (await expectedOf(db, statement)).cost <= most;
  cheapCounts.set(statement, is);
  return is;
}

function toMoney({ currency, sum }: Sums): Money[] {
  const current = currencies.find((code) => code === currency);
  return current && sum !== null ? [moneyOf(BigInt(sum), current)] : [];
}
