import { rmSync } from 'node:fs';
import { type Database, openEmbedded } from '../db/db';
import { migrate } from '../db/migrate';
import { migrationsBefore } from '../../testing/migrations-before';

const folder = migrationsBefore('note_audience');
let database: Database;
beforeAll(async () => {
  ({ database } = await openEmbedded({ dataDir: null }));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

test('the migration sets the audience of existing notes by the account type of their author', async () => {
  await migrate(database.pool, folder);
  // The role replica disables foreign keys and triggers, so the referenced records need not exist.
  await database.pool.query(`
    begin;
    set local session_replication_role = replica;
    insert into app_user (id, company_id, login_name, nickname, password_hash, account_type, language, timezone)
    select 'user_' || type, 'co_1', type, type, 'x', type, 'en_US', 'UTC'
    from unnest(array['WHITELABEL', 'MERCHANT', 'CHANNEL', 'WALLET']) type;
    insert into note (id, company_id, merchant_id, channel_id, card_id, text, author_id, at)
    select 'note_' || id, 'co_1', 'mer_1', 'chan_1', 'card_1', 'x', id, now() from app_user;
    insert into review_note (id, review_id, company_id, author_id, text, at)
    select 'note_' || id, 'rev_1', 'co_1', id, 'x', now() from app_user;
    commit`);
  expect(await migrate(database.pool)).toBeGreaterThan(0);
  for (const table of ['note', 'review_note']) {
    const { rows } = await database.pool.query(`
      select u.account_type as by, n.audience from ${table} n join app_user u on u.id = n.author_id order by 1`);
    expect(rows).toEqual([
      { by: 'CHANNEL', audience: 'INTERNAL' },
      { by: 'MERCHANT', audience: 'MERCHANT' },
      { by: 'WALLET', audience: 'MERCHANT' },
      { by: 'WHITELABEL', audience: 'INTERNAL' },
    ]);
  }
  await expect(database.pool.query("update note set audience = 'MERCHANT'")).rejects.toThrow(
    'never changed or removed',
  );
});
