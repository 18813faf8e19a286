import type { Db } from '@console/server/platform/context';
import { insertRows } from '@console/server/platform/db/insert-rows';
import { sql } from '@console/server/platform/db/sql';
import { insertDemoReviews } from './merchants/demo-review';
import { registrationReviews } from './registration-reviews';
import { createdMerchants, registrationRows } from './registration-rows';

/** Inserts the registrations of two companies, with their reviews. */
export async function seedRegistrations(db: Db, now: Date): Promise<void> {
  await insertRows(db, 'merchant_registration', registrationRows(now));
  await insertDemoReviews(db, registrationReviews(now));
  for (const { id, merchantId } of createdMerchants)
    await db.execute(sql`update merchant set registration_id = ${id} where id = ${merchantId}`);
}
