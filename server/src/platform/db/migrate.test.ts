import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestDatabase } from '../../testing/test-db';
import { nullable, text } from './column';
import type { Database } from './db';
import { migrate } from './migrate';
import { sql } from './sql';

let database: Database;
const folder = mkdtempSync(path.join(tmpdir(), 'vcc-migrations-'));
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

beforeAll(async () => {
  database = await openTestDatabase('people');
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

it('undoes a file that fails half-way', async () => {
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
