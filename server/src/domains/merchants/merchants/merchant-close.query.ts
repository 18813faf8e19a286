import { type CloseObstacle, closeObstacles } from '@console/contracts/merchants';
import type { Context } from '../../../platform/context';
import { int } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';

interface Obstacle {
  obstacle: CloseObstacle;
  count: number;
}

/** Returns the reasons why a merchant can't be closed. The caller has checked access to the merchant. */
export async function findCloseObstacles({ db }: Pick<Context, 'db'>, id: string): Promise<Obstacle[]> {
  const { rows } = await db.execute(
    sql`
      select
        (select count(*)::int from card where merchant_id = ${id} and deleted_at is null and create_status <> 'FAILED'
          and status is distinct from 'CANCELLED') as "CARDS",
        (select count(*)::int from share_group where merchant_id = ${id} and status <> 'CANCELLED') as "SHARE_GROUPS",
        (select count(*)::int from wallet where merchant_id = ${id} and status <> 'CANCELLED') as "WALLETS",
        (select count(*)::int from account a join ledger_account l on l.id = a.ledger_account_id
          where a.merchant_id = ${id} and (l.balance <> 0 or l.hold_out <> 0)) as "BALANCES",
        (select count(*)::int from review where merchant_id = ${id} and state in ('PENDING', 'STUCK')) as "REVIEWS"`,
    { CARDS: int, SHARE_GROUPS: int, WALLETS: int, BALANCES: int, REVIEWS: int },
  );
  const [counts] = rows;
  return closeObstacles
    .map((obstacle) => ({ obstacle, count: counts?.[obstacle] ?? 0 }))
    .filter(({ count }) => count > 0);
}
