import type { Pool } from 'pg';
import { inTransaction } from '../../../platform/db/transaction';
import type { CardThere } from './channel.adapter';
import { bool, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';

/** Balances of the sandbox: the ledger's balance plus a stored difference, which only tests set. */
export const sandboxBooks =
  (pool: Pool) =>
  (cardId: string): Promise<CardThere> =>
    inTransaction(pool, { as: 'owner' }, async (db) => {
      const { rows } = await db.execute(
        sql`
          select (la.balance + coalesce(s.gap_minor, 0))::text as left, coalesce(s.is_closed, false) as is_closed
          from card c join ledger_account la on la.id = c.ledger_account_id left join sandbox_card s on s.card_id = c.id
          where c.id = ${cardId}`,
        { left: text, is_closed: bool },
      );
      const [row] = rows;
      if (!row) throw new Error(`The sandbox has no card ${cardId}.`);
      return { left: BigInt(row.left), isClosed: row.is_closed };
    });
