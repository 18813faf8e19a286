import { rmSync } from 'node:fs';
import { type Database, openEmbedded } from '../../../platform/db/db';
import { migrate } from '../../../platform/db/migrate';
import { inTransaction } from '../../../platform/db/transaction';
import { migrationsBefore } from '../../../testing/migrations-before';
import { testNow } from '../../../testing/test-world';
import { verifyBooks } from './verify.query';

const folder = migrationsBefore('ledger');
let database: Database;
beforeAll(async () => {
  ({ database } = await openEmbedded({ dataDir: null }));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

test('a migration adds older entries to the hash chain', async () => {
  await migrate(database.pool, folder);
  await database.pool.query(`
    insert into company (id, company_no, name, platform_label, copyright, brand_seed, logo_mark, default_language, timezone)
    select 'co_' || n, 'C' || n, '{}', '{}', '{}', '#123456', 'x', 'en_US', 'UTC' from generate_series(1, 2) n;
    insert into ledger_account (id, company_id, owner_type, owner_id, code, currency, normal_side, allow_negative,
      posted_debit, posted_credit, created_at)
    select 'ledger_' || n || side, 'co_' || n, 'COMPANY', 'co_' || n, side, 'USD', side, true,
      case side when 'D' then 30 else 0 end, case side when 'C' then 30 else 0 end, '2026-01-01Z'
    from generate_series(1, 2) n, unnest(array['D', 'C']) side;
    insert into ledger_entry (id, company_id, event_type, source_type, source_id, occurred_at, posted_at, created_by)
    select 'entry_' || n || i, 'co_' || n, 'TEST', 'TEST', n || '-' || i, '2026-01-01Z', '2026-01-01Z'::timestamptz - i * interval '1 hour', 'x'
    from generate_series(1, 2) n, generate_series(1, 3) i;
    insert into ledger_line (id, company_id, entry_id, account_id, side, amount_minor, currency, balance_after_minor)
    select 'line_' || e.id || side, e.company_id, e.id, 'ledger_' || right(e.company_id, 1) || side, side, 10, 'USD', 10
    from ledger_entry e, unnest(array['D', 'C']) side`);
  expect(await migrate(database.pool)).toBeGreaterThan(0);
  for (const companyId of ['co_1', 'co_2']) {
    const books = await inTransaction(database.pool, { as: 'company', companyId }, (db) => verifyBooks(db, testNow));
    expect(books).toMatchObject({ isSound: true, entries: 3, findings: [] });
    expect(books.head).toMatch(/^[0-9a-f]{64}$/);
  }
});
