import { features } from '../domains';
import type { Pool } from 'pg';
import { seedDemo, seedPlatform } from '@console/demo';
import { migrate } from '../platform/db/migrate';
import { inTransaction } from '../platform/db/transaction';
import { syncReference } from '../platform/reference/reference.store';
import { testNow, testVault } from './test-world';

/** `people`: companies, users and roles. `demo`: the whole demo, with its cards. */
export type Filling = 'people' | 'demo';

export async function fill(pool: Pool, filling: Filling): Promise<void> {
  await migrate(pool);
  await syncReference(pool, features);
  if (filling === 'demo') await seedDemo(pool, { now: testNow, vault: testVault, size: 'small' });
  else await inTransaction(pool, { as: 'owner' }, (db) => seedPlatform(db, testNow));
}
