import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestDatabase } from '../../testing/test-db';
import { nullable, text } from './column';
import type { Database } from './db';
import { migrate, readMigrations } from './migrate';
import { sql } from './sql';

let database: Database;
const folder = mkdtempSync(path.join(tmpdir(), 'vcc-migrations-'));
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

beforeAll(async () => {
  database = await openTestDatabase('people');
  // The folder does not contain the product's migrations, some of which refuse a start without them.
  await database.owner.execute(sql`update migration set breaks = null`);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

it('runs each file once, in order', async () => {
  write('9001_first.sql', 'create table first (id int)');
  write('9002_second.sql', 'alter table first add column name text');
  expect(await migrate(database.pool, folder)).toBe(2);
  expect(await migrate(database.pool, folder)).toBe(0);
});

it('rolls back a file that fails half-way', async () => {
  write('9003_broken.sql', 'create table half (id int); select no_such_function()');
  await expect(migrate(database.pool, folder)).rejects.toThrow(/9003_broken.sql failed and changed nothing/);
  const { rows } = await database.owner.execute(sql`select to_regclass('half')::text as found`, {
    found: nullable(text),
  });
  expect(rows).toEqual([{ found: null }]);
  rmSync(path.join(folder, '9003_broken.sql'));
});

it('refuses an applied file that has changed', async () => {
  write('9001_first.sql', 'create table first (id bigint)');
  await expect(migrate(database.pool, folder)).rejects.toThrow(
    'The migration 9001_first.sql was changed after it was applied',
  );
});

it('accepts an applied file whose lock header has changed', async () => {
  write('9002_second.sql', '-- Lock: all of first.\n-- For: a moment.\nalter table first add column name text');
  write('9001_first.sql', 'create table first (id int)');
  expect(await migrate(database.pool, folder)).toBe(0);
});

it('refuses a schema that a newer version has declared incompatible with older versions', async () => {
  const name = '20990101T0000_breaking.sql';
  write(name, '-- Lock: new tables only.\n-- Breaks: balances moved to another table.\ncreate table moved (id int)');
  expect(await migrate(database.pool, folder)).toBe(1);
  expect(await migrate(database.pool, folder)).toBe(0);
  rmSync(path.join(folder, name));
  await expect(migrate(database.pool, folder)).rejects.toThrow(
    `A newer version has applied the migration ${name}, and this version cannot run on its schema (balances moved to another table).`,
  );
  await database.pool.query('delete from migration where name = $1', [name]);
});

describe('a database whose migrations have numbered names', () => {
  /** Migrations of such databases: names and checksums. */
  const earlier: Record<string, string> = JSON.parse(
    readFileSync(path.join(__dirname, '../../testing/earlier-migrations.json'), 'utf8'),
  );
  const appliedAt = '2026-11-23 19:00:00+00';
  const findApplied = async () =>
    (
      await database.pool.query<{ name: string }>(
        `select name from migration where applied_at = '${appliedAt}' order by name`,
      )
    ).rows.map(({ name }) => name);

  beforeEach(async () => {
    await database.pool.query(`delete from migration where checksum = any($1) or name like '900%'`, [
      Object.values(earlier),
    ]);
    await database.pool.query(`insert into migration select key, value, '${appliedAt}' from json_each_text($1::json)`, [
      JSON.stringify(earlier),
    ]);
  });

  it('has no migrations to apply, and stores the new names beside the numbered ones', async () => {
    expect(await migrate(database.pool)).toBe(0);
    const names = readMigrations().flatMap(({ name, checksum }) =>
      Object.values(earlier).includes(checksum) ? [name] : [],
    );
    expect(names).toHaveLength(Object.keys(earlier).length);
    expect(await findApplied()).toEqual([...Object.keys(earlier), ...names].toSorted());
    expect(await migrate(database.pool)).toBe(0);
  });

  it('is refused if a numbered migration has another checksum', async () => {
    await database.pool.query(`update migration set checksum = 'other' where name = '0007_ledger.sql'`);
    await expect(migrate(database.pool)).rejects.toThrow(
      'The migration 0007_ledger.sql was changed after it was applied',
    );
  });
});
