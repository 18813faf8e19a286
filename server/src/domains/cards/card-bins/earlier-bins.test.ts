import { readMigrations } from '../../../platform/db/migrate';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let test_: TestApp;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
});
afterAll(() => test_.close());

test('the migration of card types permits pools for BINs of existing groups and shared cards', async () => {
  const { pool } = test_.database;
  await pool.query(`update card_bin set card_type = 'RECHARGE'`);
  const migration = readMigrations().find(({ name }) => name.endsWith('_bins_of_pools.sql'));
  await pool.query(migration?.sql ?? '');
  const { rows } = await pool.query<{ of_pools: boolean; type: string }>(
    `select distinct b.card_type as type, exists (select 1 from card c where c.bin_id = b.id and c.funding_mode = 'SHARE')
      or exists (select 1 from share_group g where g.bin_id = b.id) as of_pools from card_bin b order by 1`,
  );
  expect(rows).toEqual([
    { type: 'BOTH', of_pools: true },
    { type: 'RECHARGE', of_pools: false },
  ]);
});
