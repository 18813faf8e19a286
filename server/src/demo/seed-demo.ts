import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Db } from '../context';
import { inTransaction } from '../plugins/transaction';
import type { CardVault } from '../vault/card-vault';
import { seedPlatform } from './platform.demo';

/** What the demo is made with. Everything else follows from the seed number. */
export interface DemoMaking {
  db: Db;
  /** The moment of the first start; dates are spread before it. */
  now: Date;
  vault: CardVault;
}

const steps: ((making: DemoMaking) => Promise<void>)[] = [({ db, now }) => seedPlatform(db, now)];

/** Fills an empty database, wholly or not at all; says whether it did. */
export const seedDemo = (pool: Pool, making: Omit<DemoMaking, 'db'>): Promise<boolean> =>
  inTransaction(pool, { as: 'owner' }, async (db) => {
    const { rows } = await db.execute<{ used: boolean }>(sql`select exists(select from company) as used`);
    if (rows[0]?.used) return false;
    for (const step of steps) await step({ ...making, db });
    return true;
  });
