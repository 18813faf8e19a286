import type { Pool } from 'pg';
import { inTransaction } from '../../../platform/db/transaction';
import { systemCtx } from '../../../platform/system-ctx';
import { transitionKyc } from './cardholder.store';
import { findDueKyc, lockDueKyc } from './due-kyc.query';

interface Expiring {
  pool: Pool;
  clock: () => Date;
}

const batchMax = 50;

/** Expires a passed identity verification after its last day. Returns the number of expired ones. */
export async function expireDueKyc({ pool, clock }: Expiring): Promise<number> {
  const now = clock();
  const due = await inTransaction(pool, { as: 'owner' }, (db) => findDueKyc(db, now, batchMax));
  for (const { id, company_id: companyId } of due)
    await inTransaction(pool, { as: 'company', companyId }, async (db) => {
      if (!(await lockDueKyc(db, id, now))) return;
      const ctx = systemCtx(db, { companyId, now, origin: 'SYSTEM', action: 'cardholder/kyc-expire', traceId: id });
      await transitionKyc(ctx, { id, from: 'PASSED', to: 'EXPIRED' });
    });
  return due.length;
}
