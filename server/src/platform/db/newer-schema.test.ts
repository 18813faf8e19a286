import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countCards, listCards, readCard } from '@console/contracts/cards';
import { countRoles, listRoles } from '@console/contracts/roles';
import { streamEvents } from '@console/contracts/release';
import { demoCompanies } from '@console/demo/ids';
import { operations } from '@console/contracts/operations';
import { ask } from '../../testing/ask';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { migrationsDir } from '../places';
import { migrate } from './migrate';
import { findNewerMigrations, newerSchemaLine } from './newer-schema.query';

/** Migrations of this version, and one of the next version. */
const folder = mkdtempSync(path.join(tmpdir(), 'vcc-newer-'));
const next = '20990101T0000_of_the_next_version.sql';

/** Tables with a column that has one more value in the next version. */
const widened = {
  agreement: 'status',
  app_user: 'status',
  card: 'create_status',
  card_transaction: 'phase',
  invoice: 'state',
  job: 'state',
  merchant: 'status',
  review: 'state',
  role: 'status',
};

const dropChecks = `do $$ declare found record; begin
  for found in select conrelid::regclass as of, conname from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'c' and relname in ('card_tally', ${Object.keys(widened)
      .map((name) => `'${name}'`)
      .join()})
  loop execute format('alter table %s drop constraint %I', found.of, found.conname); end loop; end $$`;

/** Writes the value of the next version into one row of each table. */
const writeLater = Object.entries(widened).map(
  ([table, column]) => `update ${table} set ${column} = 'LATER'
    where id = (select max(id) from ${table} where company_id = '${demoCompanies.aldermoor}')`,
);

const sumOf = (counts: { count: number }[]) => counts.reduce((sum, { count }) => sum + count, 0);

let test_: TestApp;
let owner: Record<string, string>;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  owner = await test_.signIn('owner');
  for (const name of readdirSync(migrationsDir)) copyFileSync(path.join(migrationsDir, name), path.join(folder, name));
});
afterAll(async () => {
  await test_.close();
  rmSync(folder, { recursive: true });
});

const readReadiness = async () => (await test_.app.inject('/readyz')).json();

test('a start on the schema of its own version reports no newer migrations', async () => {
  expect(newerSchemaLine(await findNewerMigrations(test_.database.owner))).toBeNull();
  expect(await readReadiness()).toEqual({ ok: true, newerMigrations: 0 });
});

describe('on a schema that the next version has migrated', () => {
  beforeAll(async () => {
    writeFileSync(path.join(folder, next), [dropChecks, ...writeLater].join(';\n'));
    expect(await migrate(test_.database.pool, folder)).toBe(1);
  });

  test('this version starts and reports the migrations that it does not have', async () => {
    expect(await migrate(test_.database.pool)).toBe(0);
    expect(newerSchemaLine(await findNewerMigrations(test_.database.owner))).toMatch(
      `The schema is newer than this version: another version has applied ${next} (the last one at `,
    );
  });

  test('lists and choices omit records that they cannot read, and lists return the number of omitted records', async () => {
    const unreadable: Record<string, number> = {};
    for (const { path, reads, input } of Object.values(operations)) {
      if (!reads || path === streamEvents.path || !input.safeParse({}).success) continue;
      const { statusCode, envelope } = await ask(test_.app, path, '{}', owner);
      expect([path, statusCode]).toEqual([path, 200]);
      const { unreadable: count } = Object(envelope.data);
      if (count !== undefined) unreadable[path] = count;
    }
    expect(unreadable).toEqual({
      '/agreement/list': 1,
      '/card/list': 1,
      '/invoice/list': 1,
      '/merchant/list': 1,
      '/review/list': 1,
      '/role/list': 1,
      '/transaction/list': 1,
      '/user/list': 1,
    });
  });

  test('totals and counts include the omitted records', async () => {
    const { list, total } = await test_.call(listRoles, { pageSize: 200 }, owner);
    expect(list).toHaveLength(total - 1);
    const roles = await test_.call(countRoles, {}, owner);
    expect([roles.total, sumOf(roles.counts)]).toEqual([total, total - 1]);
    const cards = await test_.call(countCards, {}, owner);
    expect(sumOf(cards.states)).toBe(cards.total - 1);
  });

  test('readiness returns the number of newer migrations', async () => {
    expect(await readReadiness()).toEqual({ ok: true, newerMigrations: 1 });
  });

  test('the record itself is refused with an error', async () => {
    const { rows } = await test_.database.pool.query<{ id: string }>(
      `select id from card where create_status = 'LATER'`,
    );
    const answer = await ask(test_.app, readCard.path, JSON.stringify({ id: rows[0]?.id }), owner);
    expect(answer.statusCode).toBe(500);
  });

  test('an unknown value without a newer migration is an error', async () => {
    await test_.database.pool.query('delete from migration where name = $1', [next]);
    expect((await ask(test_.app, listCards.path, '{}', owner)).statusCode).toBe(500);
  });
});
