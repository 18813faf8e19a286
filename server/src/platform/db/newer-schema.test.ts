import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { migrationsDir } from '../places';
import { migrate } from './migrate';
import { findNewerMigrations, newerSchemaLine } from './newer-schema.query';

/** Migrations of this version and one of the next. */
const folder = mkdtempSync(path.join(tmpdir(), 'vcc-newer-'));
const next = '20990101T0000_of_the_next_version.sql';

let test_: TestApp;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  for (const name of readdirSync(migrationsDir)) copyFileSync(path.join(migrationsDir, name), path.join(folder, name));
});
afterAll(async () => {
  await test_.close();
  rmSync(folder, { recursive: true });
});

const readReadiness = async () => (await test_.app.inject('/readyz')).json();

test('a start has nothing to report on the schema of its own version', async () => {
  expect(newerSchemaLine(await findNewerMigrations(test_.database.owner))).toBeNull();
  expect(await readReadiness()).toEqual({ ok: true, newerMigrations: 0 });
});

describe('on a schema that the next version has migrated', () => {
  beforeAll(async () => {
    writeFileSync(path.join(folder, next), 'create table later (id int)');
    expect(await migrate(test_.database.pool, folder)).toBe(1);
  });

  test('this version starts and reports the migrations that it does not have', async () => {
    expect(await migrate(test_.database.pool)).toBe(0);
    expect(newerSchemaLine(await findNewerMigrations(test_.database.owner))).toMatch(
      `The schema is newer than this version: another version has applied ${next} (the last one at `,
    );
  });

  test('readiness tells that the process should be replaced', async () => {
    expect(await readReadiness()).toEqual({ ok: true, newerMigrations: 1 });
  });
});
