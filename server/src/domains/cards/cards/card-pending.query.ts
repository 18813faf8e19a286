import type { Db } from '../../../platform/context';
import { bool } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';

/**
 * Condition for a pending card `c` with its account `la`: an open hold that can still be captured, or an unfinished
 * order.
 */
export const isPendingSql: SQL = sql`(la.hold_out <> 0
  or (c.funding_mode = 'SHARE' and exists(select from card_transaction t join ledger_hold h on h.source_type = 'TRANSACTION'
    and h.source_id = t.id and h.state = 'ACTIVE' where t.card_id = c.id))
  or exists(select from card_order o where o.card_id = c.id and o.finished_at is null))`;

export async function isPending(db: Db, cardId: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`
      select ${isPendingSql} as pending from card c join ledger_account la on la.id = c.ledger_account_id
      where c.id = ${cardId}`,
    { pending: bool },
  );
  return rows[0]?.pending ?? false;
}
