import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { migrationsDir } from '../places';
import { StartFailure, textOf } from '../start/start-failure';

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** Checksums of what was applied, by name. */
type Applied = Map<string, string>;

/** Any number, the same in every process, so that two of them never migrate at once. */
const lockKey = 7_260_309;

/** Brings the schema forward; each file runs once, in its own transaction. Returns how many were new. */
export async function migrate(pool: Pool, folder = migrationsDir): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(${lockKey})`);
    const applied = await appliedOf(client);
    const migrations = readMigrations(folder);
    await addNewNames(client, migrations, applied);
    const fresh = migrations.filter((migration) => isFresh(migration, applied));
    for (const migration of fresh) await apply(client, migration);
    return fresh.length;
  } finally {
    await client.query(`select pg_advisory_unlock(${lockKey})`);
    client.release();
  }
}

async function appliedOf(client: PoolClient): Promise<Applied> {
  await client.query(
    `create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migration');
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

/** What a file says of its locks. It is no part of the checksum, so that what is said may be corrected. */
const header = /^(?:-- (?:Lock|For): .*\n)*/;

/** The migrations of a folder, in the order of their names, which begin with the time of their making. */
export const readMigrations = (folder = migrationsDir): Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(path.join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql.replace(header, '')).digest('hex') };
    });

/** Migrations had numbers before they had times. */
const numbered = /^\d{4}_/;

/**
 * What was applied under a number gets its new name beside that one, by its checksum: so nothing is applied twice, and
 * the version before, which knows the number alone, still starts on this database.
 */
async function addNewNames(client: PoolClient, migrations: Migration[], applied: Applied): Promise<void> {
  const names = new Map(migrations.map(({ name, checksum }) => [checksum, name]));
  const files = new Set(migrations.map(({ name }) => name));
  for (const [earlier, checksum] of [...applied].filter(([name]) => numbered.test(name) && !files.has(name))) {
    const name = names.get(checksum);
    if (name === undefined) throw changed(earlier);
    if (applied.has(name)) continue;
    await client.query(
      'insert into migration (name, checksum, applied_at) select $1, checksum, applied_at from migration where name = $2',
      [name, earlier],
    );
    applied.set(name, checksum);
  }
}

function isFresh({ name, checksum }: Migration, applied: Applied): boolean {
  const before = applied.get(name);
  if (before !== undefined && before !== checksum) throw changed(name);
  return before === undefined;
}

const changed = (name: string) =>
  new StartFailure(
    `The migration ${name} was changed after it was applied; restore the file and put the change into a new one.`,
  );

async function apply(client: PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query({ text: 'insert into migration (name, checksum) values ($1, $2)', values: [name, checksum] });
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new StartFailure(`The migration ${name} failed and changed nothing (${textOf(error)}).`);
  }
}
