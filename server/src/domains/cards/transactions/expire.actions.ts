import type { Pool } from 'pg';
import { inTransaction } from '../../../platform/db/transaction';
import { systemCtx } from '../../../platform/system-ctx';
import { bookEvent } from './book-event.actions';
import { findDuePurchases } from './purchase.query';

interface Expiring {
  pool: Pool;
  clock: () => Date;
}

const batchMax = 20;

/** Releases holds that expired; returns the number of purchases. */
export async function expireDuePurchases({ pool, clock }: Expiring): Promise<number> {
  const now = clock();
  const due = await inTransaction(pool, { as: 'owner' }, (db) => findDuePurchases(db, { now, limit: batchMax }));
  for (const { id, companyId } of due)
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
  return due.length;
}
