import type { Db } from '../../../platform/context';
import { bool, type RowOf, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { cardPools, poolStatus } from '../pools/pool-paying.query';

/** Returns whether a cardholder may have a card of this card's pool; a wallet can restrict its cardholders. */
export async function mayHoldOfPool(db: Db, cardId: string, holderId: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`
      select count(*) = 0 or coalesce(bool_or(wc.cardholder_id = ${holderId}), false) as may
      from card c join wallet_cardholder wc on wc.wallet_id = c.wallet_id where c.id = ${cardId}`,
    { may: bool },
  );
  return rows[0]?.may ?? true;
}

const poolRow = { status: text, isGroup: bool };

/** Status and kind of a card's pool; the status is empty for a card without pool. */
export async function findPoolStatus(db: Db, cardId: string): Promise<RowOf<typeof poolRow> | null> {
  const { rows } = await db.execute(
    sql`
      select ${poolStatus} as status, c.share_group_id is not null as "isGroup"
      from card c ${cardPools} where c.id = ${cardId}`,
    poolRow,
  );
  return rows[0] ?? null;
}
