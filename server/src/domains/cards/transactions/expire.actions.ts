import type { Pool } from 'pg';
import { inTransaction } from '../../../platform/db/transaction';
import { systemCtx } from '../../../platform/system-ctx';
import { bookEvent } from './book-event.actions';
import { sql } from '../../../platform/db/sql';

interface Expiring {
  pool: Pool;
  clock: () => Date;
}

const batchMax = 20;

/** Gives back what nobody collected in time; answers how many purchases there were. */
export async function expireDuePurchases({ pool, clock }: Expiring): Promise<number> {
  const now = clock();
  const due = await inTransaction(pool, { as: 'owner' }, (db) =>
    db.execute<{ id: string; company_id: string }>(sql`
      select id, company_id from card_transaction
      where phase in ('AUTHORIZED', 'PARTIALLY_CLEARED', 'PARTIALLY_REVERSED') and expires_at <= ${now.toISOString()}
      order by expires_at limit ${batchMax}`),
  );
  for (const { id, company_id: companyId } of due.rows)
    await inTransaction(pool, { as: 'company', companyId }, async (db) => {
      const ctx = systemCtx(db, { companyId, now, origin: 'SYSTEM', action: 'transaction/expire', traceId: id });
      await bookEvent({ db, companyId, by: ctx.by.id, now }, id, {
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
