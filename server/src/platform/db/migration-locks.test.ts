import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PoolClient } from 'pg';
import { openEmbedded, type Database } from './db';
import { migrate, type Migration, readMigrations } from './migrate';

const folder = mkdtempSync(path.join(tmpdir(), 'vcc-no-migrations-'));
let database: Database;
let client: PoolClient;
beforeAll(async () => {
  ({ database } = await openEmbedded({ dataDir: null }));
  // Creates the table of applied migrations, which a migration may refer to.
  await migrate(database.pool, folder);
  client = await database.pool.connect();
});
afterAll(async () => {
  client.release();
  await database.close();
  rmSync(folder, { recursive: true });
});

const findNames = async (statement: string): Promise<string[]> =>
  (await client.query<{ name: string }>(statement)).rows.map(({ name }) => name);

const findTables = () =>
  findNames(`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`);

/** Existing tables that the open transaction has locked against readers or writers. */
const findLocked = (modes: string[]) =>
  findNames(`select distinct relname as name from pg_locks join pg_class on pg_class.oid = relation
    where pid = pg_backend_pid() and relkind = 'r' and mode in (${modes.map((mode) => `'${mode}'`).join(', ')})`);

/** Runs a migration in the open transaction and returns its locks on tables that existed before. */
async function locksOf({ sql }: Migration): Promise<string> {
  const before = new Set(await findTables());
  await client.query('begin');
  await client.query(sql);
  const ofThose = (names: string[]) => names.filter((name) => before.has(name)).toSorted();
  const all = ofThose(await findLocked(['AccessExclusiveLock']));
  const writers = ofThose(await findLocked(['ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock']));
  await client.query('commit');
  const others = writers.filter((name) => !all.includes(name));
  const parts = [
    ...(all.length > 0 ? [`all of ${all.join(', ')}`] : []),
    ...(others.length > 0 ? [`writers of ${others.join(', ')}`] : []),
  ];
  return parts.join('; ') || 'new tables only';
}

it('each migration takes the locks that its header declares', async () => {
  for (const migration of readMigrations())
    expect(`${migration.name}: ${/^-- Lock: (.*)\.$/m.exec(migration.sql)?.[1]}`).toBe(
      `${migration.name}: ${await locksOf(migration)}`,
    );
});
