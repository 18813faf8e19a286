import type { Pool } from 'pg';
import { inTransaction } from '../../../platform/db/transaction';
import { systemCtx } from '../../../platform/system-ctx';
import { moveKyc } from './cardholder.store';
import { sql } from '../../../platform/db/sql';

interface Expiring {
  pool: Pool;
  clock: () => Date;
}

const batchMax = 50;

interface Due extends Record<string, unknown> {
  id: string;
  company_id: string;
}

/** Holders who passed are known until the end of their day, as their company counts days; answers how many there were. */
export async function expireDueKyc({ pool, clock }: Expiring): Promise<number> {
  const now = clock();
  const isDue = sql`h.kyc_status = 'PASSED' and h.deleted_at is null
    and h.kyc_valid_to < (${now.toISOString()}::timestamptz at time zone co.timezone)::date`;
  const due = await inTransaction(pool, { as: 'owner' }, (db) =>
    db.execute<Due>(sql`
      select h.id, h.company_id from cardholder h join company co on co.id = h.company_id
      where ${isDue} order by h.kyc_valid_to, h.id limit ${batchMax}`),
  );
  for (const { id, company_id: companyId } of due.rows)
    await inTransaction(pool, { as: 'company', companyId }, async (db) => {
      const { rows } = await db.execute(sql`
        select from cardholder h join company co on co.id = h.company_id
        where h.id = ${id} and ${isDue} for no key update of h`);
      const [holder] = rows;
      // Somebody has looked at them again meanwhile.
      if (!holder) return;
      const ctx = systemCtx(db, { companyId, now, origin: 'SYSTEM', action: 'cardholder/kyc-expire', traceId: id });
      await moveKyc(ctx, { id, from: 'PASSED', to: 'EXPIRED' });
    });
  return due.rows.length;
}
