import type { Db } from '@console/server/platform/context';
import { fixedId } from '@console/server/platform/db/ids';
import { insertRows, type NewRow } from '@console/server/platform/db/insert-rows';
import { sql } from '@console/server/platform/db/sql';
import { createdMerchants, registrationRows } from './registration-rows';

const dayMs = 86_400_000;

/** Inserts the registrations of two companies, with the open reviews of those that wait. */
export async function seedRegistrations(db: Db, now: Date): Promise<void> {
  const registrations = registrationRows(now);
  await insertRows(db, 'merchant_registration', registrations);
  await insertRows(
    db,
    'review',
    registrations.flatMap((row, index) => (row.state === 'SUBMITTED' ? [toReview(row, index + 101)] : [])),
  );
  for (const { id, merchantId } of createdMerchants)
    await db.execute(sql`update merchant set registration_id = ${id} where id = ${merchantId}`);
}

function toReview(row: NewRow<'merchant_registration'>, number: number): NewRow<'review'> {
  const id = fixedId('rev', number);
  const at = new Date(row.updated_at);
  return {
    id,
    company_id: row.company_id,
    review_no: `RV-${at.toISOString().slice(0, 10).replaceAll('-', '')}-${id.slice(-6)}`,
    kind: 'MERCHANT_REGISTRATION',
    object_type: 'merchant_registration',
    object_id: row.id,
    object_label: row.username,
    object_version: 2,
    merchant_id: null,
    reason: 'NEW_MERCHANT',
    note: null,
    snapshot: {},
    amount_minor: null,
    currency: null,
    maker_id: 'system',
    submitted_at: at,
    due_at: new Date(at.getTime() + 60 * dayMs),
    state: 'PENDING',
    is_stale: false,
    step: 1,
    version: 1,
  };
}
