import type { Db } from '../../../platform/context';
import { text } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';

/** The pool of a card `c`, if it has one: `g` or `w`. */
export const cardPools: SQL = sql`
  left join share_group g on g.id = c.share_group_id
  left join wallet w on w.id = c.wallet_id`;

/** The pool that a card `c` draws on; none for a card of its own, nor for one that its group allocates money to. */
const drawnLedger: SQL = sql`
  coalesce(case when g.card_target_minor is null then g.ledger_account_id end, w.ledger_account_id)`;

/** The account that pays for a card `c`: that of its pool, or its own. */
export const payingLedger: SQL = sql`coalesce(${drawnLedger}, c.ledger_account_id)`;

/** The status of the pool of a card; empty where it has none. */
export const poolStatus: SQL = sql`coalesce(g.status, w.status, '')`;

/** Locks the pool of a card, so that it stays what it is until the end of the transaction. The card is locked before. */
export async function lockPoolOf(db: Db, cardId: string): Promise<void> {
  await db.execute(sql`
    select 1 from share_group where id = (select share_group_id from card where id = ${cardId}) for share`);
  await db.execute(sql`select 1 from wallet where id = (select wallet_id from card where id = ${cardId}) for share`);
}

/** The ledger account of the open pool of the group that gave the card its money, which gets it back; else the merchant does. */
export async function findAllocator(db: Db, cardId: string): Promise<string | undefined> {
  const { rows } = await db.execute(
    sql`
      select g.ledger_account_id as id from card c join share_group g on g.id = c.share_group_id
      where c.id = ${cardId} and g.card_target_minor is not null and g.status <> 'CANCELLED'`,
    { id: text },
  );
  return rows[0]?.id;
}
