import { currencies, type Money, moneyOf } from '@console/contracts';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../context';

/** Rows that are counted one by one; beyond, the planner's estimate is good enough for a screen. */
export const exactTotalMax = 10_000;

/** An amount of each row that is summed per currency. */
export interface Total {
  name: string;
  amount: SQL;
  currency: SQL;
}

export interface Totals {
  total: number;
  totalIsExact: boolean;
  aggregates: Record<string, Money[]>;
}

interface Group extends Record<string, unknown> {
  currency: string;
  rows: string;
  sum: string;
}

/** Counts and sums in one pass. An estimated list has no sums: half a sum would be a lie. */
export async function totalsOf(db: Db, from: SQL, where: SQL, total?: Total): Promise<Totals> {
  const { rows } = await db.execute<Group>(sql`
    select currency, count(*) as rows, sum(amount) as sum from (
      select ${total?.currency ?? sql`''`} as currency, ${total?.amount ?? sql`0`} as amount
      from ${from} where ${where} limit ${exactTotalMax + 1}) as counted
    group by currency order by currency`);
  const counted = rows.reduce((sum, group) => sum + Number(group.rows), 0);
  if (counted > exactTotalMax)
    return { total: Math.max(counted, await estimate(db, from, where)), totalIsExact: false, aggregates: {} };
  return { total: counted, totalIsExact: true, aggregates: total ? { [total.name]: rows.flatMap(toMoney) } : {} };
}

function toMoney({ currency, sum }: Group): Money[] {
  const known = currencies.find((code) => code === currency);
  return known ? [moneyOf(BigInt(sum), known)] : [];
}

async function estimate(db: Db, from: SQL, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
    sql`explain (format json) select 1 from ${from} where ${where}`,
  );
  return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}
