import type { PageName } from '@console/contracts';
import type { Pool } from 'pg';
import type { Db } from '../../../platform/context';
import { inTransaction } from '../../../platform/db/transaction';
import { raiseNotification } from '../../../platform/notifications/notification.store';
import { storeNotified } from './api-key.store';
import { findCompaniesWithDueKeys, lockDueKeys } from './due-key.query';

interface Work {
  pool: Pool;
  clock: () => Date;
}

const page: PageName = 'settings-developer';

/** Notifies owners of keys that end within a week or have expired, once each. Returns the number of keys. */
export async function notifyDueKeys({ pool, clock }: Work): Promise<number> {
  const now = clock();
  const companies = await inTransaction(pool, { as: 'owner' }, (db) => findCompaniesWithDueKeys(db, now));
  let notified = 0;
  for (const companyId of companies)
    notified += await inTransaction(pool, { as: 'company', companyId }, (db) => notifyCompany(db, companyId, now));
  return notified;
}

async function notifyCompany(db: Db, companyId: string, now: Date): Promise<number> {
  const keys = await lockDueKeys(db, now);
  for (const { id, user_id: ownerId, name, is_expired: isExpired } of keys) {
    await storeNotified(db, id, isExpired ? 'expired' : 'ending');
    await raiseNotification(db, {
      companyId,
      userIds: [ownerId],
      type: isExpired ? 'API_KEY_EXPIRED' : 'API_KEY_ENDING',
      objectType: 'api_key',
      objectId: id,
      label: name,
      page: `${page}?key=${id}`,
      now,
    });
  }
  return keys.length;
}
