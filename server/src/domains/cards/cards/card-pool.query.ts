import type { Db } from '../../../platform/context';
import { bool, nullable, type RowOf, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { cardPools, poolStatus } from '../pools/pool-paying.query';

/** The highest limit that a card of a pool may have, because the pool never had more; null where nothing bounds it. */
export async function findLimitMax(db: Db, cardId: string): Promise<bigint | null> {
  const { rows } = await db.execute(
    sql`
      select least(coalesce(g.deposit_minor, w.deposit_minor), w.card_limit_minor)::text as max
      from card c ${cardPools} where c.id = ${cardId}`,
    { max: nullable(text) },
  );
  const max = rows[0]?.max ?? null;
  return max === null ? null : BigInt(max);
}

const poolRow = { status: text, isGroup: bool };

/** The pool of a card: its status, empty where it has none, and of which kind it is. */
export async function findPoolStatus(db: Db, cardId: string): Promise<RowOf<typeof poolRow> | null> {
  const { rows } = await db.execute(
    sql`
      select ${poolStatus} as status, c.share_group_id is not null as "isGroup"
      from card c ${cardPools} where c.id = ${cardId}`,
    poolRow,
  );
  return rows[0] ?? null;
}
