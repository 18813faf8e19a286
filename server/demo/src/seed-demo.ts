import type { Pool } from 'pg';
import { inTransaction } from '@console/server/platform/db/transaction';
import type { CardVault } from '@console/server/platform/vault/card-vault';
import type { DemoSize } from '@console/server/platform/config';
import { seedAdministration } from './administration.demo';
import { seedAgreements } from './agreements/agreements.demo';
import { seedBrandImages } from './brand/brand.demo';
import { seedColleagues } from './colleagues.demo';
import { seedCompanies } from './companies.demo';
import { seedConfiguration } from './configuration.demo';
import { seedEmailAccount } from './email-account.demo';
import { demoSeed } from './ids';
import { seedIssuing } from './issuing.demo';
import { seedApiKeys } from './merchants/api-keys.demo';
import { seedMerchants } from './merchants/merchants.demo';
import { seedPlatform } from './platform.demo';
import { seedModules } from './releases/modules';
import { seedRegistrations } from './registrations.demo';
import { seedReports } from './reports.demo';
import { seedRoleRequest } from './role-request.demo';
import { seedWalletManager } from './wallet-manager.demo';
import { bool } from '@console/server/platform/db/column';
import { sql } from '@console/server/platform/db/sql';

/** Input for the demo; all other values are derived from the seed number. */
interface DemoMaking {
  /** Time of the first start; the demo's history lies before it. */
  now: Date;
  vault: CardVault;
  size: DemoSize;
}

/** Fills an empty database in one transaction. Returns false if the database is not empty. */
export const seedDemo = (pool: Pool, { now, vault, size }: DemoMaking): Promise<boolean> =>
  inTransaction(pool, { as: 'owner' }, async (db) => {
    const { rows } = await db.execute(sql`select exists(select from company) as used`, { used: bool });
    if (rows[0]?.used) return false;
    await seedPlatform(db, now);
    await seedAgreements(db, now);
    if (size === 'full') await seedModules(db, now);
    await seedIssuing(db, { now, vault, seed: demoSeed, size });
    await seedMerchants(db, now);
    await seedApiKeys(db, now);
    await seedWalletManager(db, now);
    await seedRoleRequest(db, now);
    await seedColleagues(db, now);
    await seedAdministration(db, now);
    await seedConfiguration(db, now);
    await seedRegistrations(db, now);
    await seedReports(db, now);
    await seedEmailAccount(db, now);
    await seedCompanies(db, now);
    await seedBrandImages(db, now);
    return true;
  });
