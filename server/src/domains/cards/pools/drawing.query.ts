import { moneyOf } from '@console/contracts';
import type { CardDetail } from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { companyDay } from '../../../platform/clock/company-day.rules';
import { stateSql } from '../cards/card-search.query';
import { countedSql, windowBegins } from '../transactions/card-facts.query';
import { cardPools } from './pool-paying.query';
import { poolRow } from './pool-row.query';
import { bool, nullable, type RowOf, text } from '../../../platform/db/column';
import { currency } from '../../../platform/db/common-columns';
import { sql, type SQL } from '../../../platform/db/sql';

/** Columns of a card's pool and of the amount that the card can spend. */
export const drawingRow = {
  pool_id: text,
  pool_name: text,
  pool_status: poolRow.status,
  currency,
  limit_minor: nullable(text),
  used: text,
  in_pool: text,
  is_over: bool,
};

type DrawingRow = RowOf<typeof drawingRow>;

/** Usage of the card's limit in the running period, in the company's time zone. */
const usedSql = (now: Date, timezone: string): SQL => sql`
  (select coalesce(sum(${countedSql}), 0)::text from card_transaction t
    where t.card_id = c.id and t.phase <> 'DECLINED' and t.at >= ${windowBegins(sql`c.limit_period`, { now, timezone })})`;

/**
 * Columns for a card `c` joined with `cardPools` and `drawingLedger`. The payer is the pool, or the card itself if its
 * group allocates.
 */
export const drawingColumns = ({ actor, now }: Pick<Context, 'actor' | 'now'>): SQL => sql`
  coalesce(g.id, w.id) as pool_id, coalesce(g.name, w.name) as pool_name, coalesce(g.status, w.status) as pool_status,
  c.currency, c.limit_minor::text as limit_minor, ${usedSql(now, actor.companyTimezone)} as used,
  (la.balance - la.hold_out)::text as in_pool, ${stateSql(companyDay({ actor, now }))} in ('CANCELLED', 'EXPIRED', 'FAILED') as is_over`;

export const drawingLedger: SQL = sql`
  join ledger_account la on la.id = case when w.id is not null then w.ledger_account_id
    when g.card_target_minor is null then g.ledger_account_id else c.ledger_account_id end`;

/** Pool of a card, and the amount that the card can spend. */
export const toDrawing = (row: DrawingRow): NonNullable<CardDetail['drawsOn']> => ({
  pool: { id: row.pool_id, name: row.pool_name, status: row.pool_status },
  spendable: moneyOf(spendableOf(row), row.currency),
});

/** Never negative, even if the pool is; zero if the card has ended. */
function spendableOf({ limit_minor, used, in_pool, is_over }: DrawingRow): bigint {
  if (is_over) return 0n;
  const inPool = BigInt(in_pool);
  const rest = limit_minor === null ? inPool : BigInt(limit_minor) - BigInt(used);
  const least = rest < inPool ? rest : inPool;
  return least > 0n ? least : 0n;
}

/** Null for a card with its own balance. The caller has checked that the actor can see the card. */
export async function readDrawing(
  context: Pick<Context, 'db' | 'actor' | 'now'>,
  cardId: string,
): Promise<CardDetail['drawsOn']> {
  const { rows } = await context.db.execute(
    sql`select ${drawingColumns(context)} from card c ${cardPools} ${drawingLedger} where c.id = ${cardId}`,
    drawingRow,
  );
  return rows[0] ? toDrawing(rows[0]) : null;
}
