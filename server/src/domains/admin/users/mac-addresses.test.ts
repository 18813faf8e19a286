import { rmSync } from 'node:fs';
import { type Database, openEmbedded } from '../../../platform/db/db';
import { migrate } from '../../../platform/db/migrate';
import { migrationsBefore } from '../../../testing/migrations-before';

const folder = migrationsBefore('mac_addresses');
let database: Database;
beforeAll(async () => {
  ({ database } = await openEmbedded({ dataDir: null }));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

test('the migration normalizes the MAC addresses of users', async () => {
  await migrate(database.pool, folder);
  await database.pool.query(`
    begin;
    set local session_replication_role = replica;
    insert into app_user (id, company_id, login_name, nickname, password_hash, account_type, language, timezone, mac_address)
    select 'user_' || at, 'co_1', 'name' || at, 'x', 'x', 'WHITELABEL', 'en_US', 'UTC', mac
    from unnest(array['00-1b-44-11-3a-b7', '00:1B:44:11:3a:b7', '']) with ordinality it (mac, at);
    commit`);
  expect(await migrate(database.pool)).toBeGreaterThan(0);
  const { rows } = await database.pool.query('select mac_address as mac from app_user order by id');
  expect(rows).toEqual([{ mac: '00:1B:44:11:3A:B7' }, { mac: '00:1B:44:11:3A:B7' }, { mac: '' }]);
});
