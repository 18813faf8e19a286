import type { Pool } from 'pg';
import { inTransaction } from '../../../platform/db/transaction';
import { systemCtx } from '../../../platform/system-ctx';
import { bookEvent } from './book-event.actions';
import { pick } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

interface Expiring {
  pool: Pool;
  clock: () => Date;
}

const batchMax = 20;

/** Gives back what nobody collected in time; answers how many purchases there were. */
export async function expireDuePurchases({ pool, clock }: Expiring): Promise<number> {
  const now = clock();
  const due = await inTransaction(pool, { as: 'owner' }, (db) =>
    db.execute(
      sql`
        select id, company_id from card_transaction
        where phase in ('AUTHORIZED', 'PARTIALLY_CLEARED', 'PARTIALLY_REVERSED') and expires_at <= ${now.toISOString()}
        order by expires_at limit ${batchMax}`,
      pick(tables.card_transaction, 'id', 'company_id'),
    ),
  );
  for (const { id, company_id: companyId } of due.rows)
    await inTransaction(pool, { as: 'company', companyId }, async (db) => {
      const ctx = systemCtx(db, { companyId, now, origin: 'SYSTEM', action: 'transaction/expire', traceId: id });
      await bookEvent(ctx, id, {
        event: { kind: 'EXPIRE' },
        externalId: `expire ${id}`,
      });
      await ctx.audit({
        objectType: 'transaction',
        objectId: id,
        objectLabel: id,
        after: { event: 'EXPIRE' },
      });
    });
  return due.rows.length;
}
