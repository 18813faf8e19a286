import { rmSync } from 'node:fs';
import { type Database, openEmbedded } from '../../../platform/db/db';
import { migrate } from '../../../platform/db/migrate';
import { migrationsBefore } from '../../../testing/migrations-before';

const folder = migrationsBefore('role_descriptions');
let database: Database;
beforeAll(async () => {
  ({ database } = await openEmbedded({ dataDir: null }));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

test('the migration preserves the role description in both languages', async () => {
  await migrate(database.pool, folder);
  await database.pool.query(`
    begin;
    set local session_replication_role = replica;
    insert into role (id, company_id, name, account_type, description) values
      ('role_1', 'co_1', '{"en_US": "Desk", "zh_CN": "卡务"}', 'WHITELABEL', 'Says "no" twice.'),
      ('role_2', 'co_1', '{"en_US": "Empty", "zh_CN": "空"}', 'WHITELABEL', '');
    commit`);
  expect(await migrate(database.pool)).toBeGreaterThan(0);
  const { rows } = await database.pool.query('select description from role order by id');
  expect(rows).toEqual([
    { description: { en_US: 'Says "no" twice.', zh_CN: 'Says "no" twice.' } },
    { description: { en_US: '', zh_CN: '' } },
  ]);
});
