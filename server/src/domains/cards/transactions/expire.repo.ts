import type { Pool } from 'pg';
import { insertAudit } from '../../../platform/audit/audit.repo';
import { inTransaction } from '../../../platform/db/transaction';
import { bookEvent } from './book-event.repo';
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
      const booking = { db, companyId, by: 'system', now };
      await bookEvent(booking, id, { event: { kind: 'EXPIRE' }, externalId: `expire ${id}` });
      await insertAudit(db, sourceOf(companyId, id, now), {
        objectType: 'transaction' as const,
        objectId: id,
        objectLabel: id,
        after: { event: 'EXPIRE' },
      });
    });
  return due.rows.length;
}

const sourceOf = (companyId: string, traceId: string, now: Date) => ({
  companyId,
  actorType: 'SYSTEM' as const,
  actorId: 'system',
  sessionId: null,
  ip: null,
  userAgent: null,
  action: 'transaction/expire' as const,
  idempotencyKey: null,
  traceId,
  now,
});
