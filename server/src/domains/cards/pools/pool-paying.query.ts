import type { Db } from '../../../platform/context';
import { text } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';

/** Joins of the pool of a card `c`: group `g` or wallet `w`. */
export const cardPools: SQL = sql`
  left join share_group g on g.id = c.share_group_id
  left join wallet w on w.id = c.wallet_id`;

/** Ledger account of the pool that pays for a card `c`; null for a card with its own balance or with an allocation. */
const drawnLedger: SQL = sql`
  coalesce(case when g.card_target_minor is null then g.ledger_account_id end, w.ledger_account_id)`;

/** Ledger account that pays for a card `c`: the pool's account or the card's own. */
export const payingLedger: SQL = sql`coalesce(${drawnLedger}, c.ledger_account_id)`;

/** Status of a card's pool; empty without a pool. */
export const poolStatus: SQL = sql`coalesce(g.status, w.status, '')`;

/** Locks the pool of a card for the transaction, so that its status cannot change. The caller has locked the card. */
export async function lockPoolOf(db: Db, cardId: string): Promise<void> {
  await db.execute(sql`
    select 1 from share_group where id = (select share_group_id from card where id = ${cardId}) for share`);
  await db.execute(sql`select 1 from wallet where id = (select wallet_id from card where id = ${cardId}) for share`);
}

/**
 * Ledger account of the open group that allocated the card's balance and gets it back; undefined if the merchant gets
 * it.
 */
export async function findAllocator(db: Db, cardId: string): Promise<string | undefined> {
  const { rows } = await db.execute(
    sql`
      select g.ledger_account_id as id from card c join share_group g on g.id = c.share_group_id
      where c.id = ${cardId} and g.card_target_minor is not null and g.status <> 'CANCELLED'`,
    { id: text },
  );
  return rows[0]?.id;
}
