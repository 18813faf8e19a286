import type { Db } from '../context';
import { forceCustomPlan } from '../db/statements';
import { json } from '../db/column';
import { sql, type SQL } from '../db/sql';

/** The planner's estimates: number of rows without the statement's limit, and cost with it. */
export interface Expected {
  rows: number;
  cost: number;
}

interface PlanNode {
  'Plan Rows': number;
  'Total Cost': number;
  'Parent Relationship'?: string;
  Plans?: PlanNode[];
}

/** Returns the planner's estimates for a statement that ends with a limit, without running it. */
export async function expectedOf(db: Db, limited: SQL): Promise<Expected> {
  const { rows } = await db.execute(sql`${forceCustomPlan} explain (format json) ${limited}`, {
    'QUERY PLAN': json<{ Plan: PlanNode }[]>(),
  });
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  const whole = plan?.Plans?.find((node) => node['Parent Relationship'] === 'Outer') ?? plan;
  return { rows: whole?.['Plan Rows'] ?? 0, cost: plan?.['Total Cost'] ?? 0 };
}
