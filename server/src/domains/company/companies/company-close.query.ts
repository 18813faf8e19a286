import { type CompanyObstacle, companyObstacles } from '@console/contracts/company';
import type { Context } from '../../../platform/context';
import { int } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';

interface Obstacle {
  obstacle: CompanyObstacle;
  count: number;
}

/** Returns the reasons why a company cannot be closed. The caller has checked that the actor is a user of the platform company. */
export async function findCloseObstacles({ db }: Pick<Context, 'db'>, id: string): Promise<Obstacle[]> {
  const { rows } = await db.execute(
    sql`
      select merchants as "MERCHANTS", balances as "BALANCES", invoices as "INVOICES", reviews as "REVIEWS"
      from company_obstacles(${id})`,
    { MERCHANTS: int, BALANCES: int, INVOICES: int, REVIEWS: int },
  );
  const [counts] = rows;
  return companyObstacles
    .map((obstacle) => ({ obstacle, count: counts?.[obstacle] ?? 0 }))
    .filter(({ count }) => count > 0);
}
