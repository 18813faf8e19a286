import type { PageName } from '@console/contracts';
import type { Pool } from 'pg';
import type { Db } from '../../../platform/context';
import { raiseNotification } from '../../../platform/notifications/notification.store';
import { inTransaction } from '../../../platform/db/transaction';
import { findCheckers } from '../../../platform/reviews/checker.query';
import { walletKind } from '../wallets/wallet-kind.query';
import { groupKind } from '../share-groups/share-group-kind.query';
import { findCompaniesWithNews, lockNewlyLow } from './low-pool.query';
import type { PoolTraits } from './pool.kind';
import { clearWarned, storeWarned } from './pool.store';

interface Work {
  pool: Pool;
  clock: () => Date;
}

type Kind = Pick<PoolTraits, 'objectType' | 'permissions' | 'table'> & {
  /** List page of this kind of pool. */
  page: PageName;
};

const kinds: Kind[] = [
  { ...groupKind, page: 'cards-share-group' },
  { ...walletKind, page: 'card-wallet' },
];

/** Notifies users who can top up a low pool, once until it recovers; returns the number of pools. */
export async function notifyLowPools({ pool, clock }: Work): Promise<number> {
  const now = clock();
  let notified = 0;
  for (const kind of kinds) {
    const companies = await inTransaction(pool, { as: 'owner' }, (db) => findCompaniesWithNews(db, kind));
    for (const companyId of companies)
      notified += await inTransaction(pool, { as: 'company', companyId }, async (db) => {
        await clearWarned(db, kind);
        return notifyCompany(db, kind, companyId, now);
      });
  }
  return notified;
}

async function notifyCompany(db: Db, kind: Kind, companyId: string, now: Date): Promise<number> {
  const pools = await lockNewlyLow(db, kind);
  for (const { id, name, merchant_id: merchantId } of pools) {
    await storeWarned(db, kind, id, now);
    await notifyPoolLow(db, kind, { companyId, id, name, merchantId, now });
  }
  return pools.length;
}

interface LowPool {
  companyId: string;
  id: string;
  name: string;
  merchantId: string;
  now: Date;
}

/** Notifies users who can top up the pool. */
export async function notifyPoolLow(
  db: Db,
  { objectType, permissions, page }: Omit<Kind, 'table'>,
  { companyId, id, name, merchantId, now }: LowPool,
): Promise<void> {
  const wanted = { companyId, merchantId, permission: permissions.TOPUP, except: [] };
  await raiseNotification(db, {
    companyId,
    userIds: await findCheckers(db, wanted),
    type: 'POOL_LOW',
    objectType,
    objectId: id,
    label: name,
    page: `${page}?q=${encodeURIComponent(name)}`,
    now,
  });
}
