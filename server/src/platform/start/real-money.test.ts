import { features } from '../../domains';
import { demoCompanies } from '@console/demo/ids';
import { insertAudit } from '../audit/audit.store';
import { newId } from '../db/ids';
import { openEmbedded, type Database } from '../db/db';
import { migrate } from '../db/migrate';
import { inTransaction } from '../db/transaction';
import { syncReference } from '../reference/reference.store';
import { openTestDatabase } from '../../testing/test-db';
import { testNow } from '../../testing/test-world';
import { checkMoney } from './real-money';

const madeUp = Object.values(demoCompanies);
const real = { isSandbox: false, madeUp, now: testNow };
const sandbox = { isSandbox: true, madeUp, now: testNow };

const companyId = newId('co');
const roleId = newId('role');
let database: Database;
const run = (text: string, values: unknown[] = []) => database.pool.query(text, values);
const grant = (code: string) =>
  run('insert into role_button (company_id, role_id, button_code) values ($1, $2, $3)', [companyId, roleId, code]);

describe('a database of one company, without demo data', () => {
  beforeEach(async () => {
    ({ database } = await openEmbedded({ dataDir: null }));
    await migrate(database.pool);
    await syncReference(database.pool, features);
    await run(
      `insert into company (id, company_no, name, platform_label, copyright, brand_seed, logo_mark, default_language, timezone)
       values ($1, 'CO-1', '{}', '{}', '{}', '#000000', 'A', 'en_US', 'UTC')`,
      [companyId],
    );
    await run(`insert into role (id, company_id, name, account_type) values ($1, $2, '{}', 'WHITELABEL')`, [
      roleId,
      companyId,
    ]);
  });
  afterEach(() => database.close());

  it('is in production from its first start with SANDBOX=off, and cannot be a sandbox afterwards', async () => {
    await checkMoney(database.pool, sandbox);
    await checkMoney(database.pool, real);
    await checkMoney(database.pool, real);
    await expect(checkMoney(database.pool, sandbox)).rejects.toThrow(
      /^This database has been in production since \S+Z; start it with SANDBOX=off\.$/,
    );
  });

  it('is refused in production after its clock was moved or a purchase was simulated', async () => {
    await run('update clock_shift set ahead_seconds = 60');
    await expect(checkMoney(database.pool, real)).rejects.toThrow('was a sandbox (its clock was moved)');
    await run('alter table clock_shift disable trigger all');
    await run('update clock_shift set ahead_seconds = 0');
    const source = {
      companyId,
      actorType: 'USER',
      actorId: 'user',
      sessionId: null,
      ip: null,
      userAgent: null,
    } as const;
    const trace = { action: '/simulator/refund' as const, idempotencyKey: null, traceId: 'a', now: testNow };
    const line = { objectType: 'transaction' as const, objectId: 'txn', objectLabel: 'txn' };
    await inTransaction(database.pool, { as: 'company', companyId }, (db) =>
      insertAudit(db, { ...source, ...trace }, line),
    );
    await expect(checkMoney(database.pool, real)).rejects.toThrow('was a sandbox (it has simulated data)');
  });

  it('is refused in production with a role that can simulate, and cannot grant sandbox permissions afterwards', async () => {
    await grant('cards.card.topup');
    await grant('cards.transaction.simulate');
    await expect(checkMoney(database.pool, real)).rejects.toThrow(
      `SANDBOX is off and the roles ${roleId} have the sandbox permissions cards.transaction.simulate; remove these permissions.`,
    );
    await run(`delete from role_button where button_code = 'cards.transaction.simulate'`);
    await checkMoney(database.pool, real);
    await grant('cards.card.withdraw');
    for (const code of ['cards.transaction.simulate', 'devops.clock.move', 'devops.module.develop'])
      await expect(grant(code)).rejects.toThrow(`the permission ${code} is of sandboxes`);
  });
});

it('a demo database is refused in production', async () => {
  database = await openTestDatabase('people');
  try {
    await checkMoney(database.pool, sandbox);
    await expect(checkMoney(database.pool, real)).rejects.toThrow(
      'This database was a sandbox (it has demo data); start SANDBOX=off with an empty database.',
    );
  } finally {
    await database.close();
  }
});
