import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { migrationsDir } from '../places';
import { StartFailure, textOf } from '../start/start-failure';
import { refreshNameOrder } from './refresh-name-order';

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
  /** Reason why the previous version cannot run on the changed schema; null if it can. */
  breaks: string | null;
}

/** Checksums of the applied migrations, by name. */
type Applied = Map<string, string>;

/** A row of the table of applied migrations. */
interface AppliedRow {
  name: string;
  checksum: string;
  breaks: string | null;
}

/** Key of the advisory lock that prevents two processes from migrating at the same time. Its value is arbitrary. */
const lockKey = 7_260_309;

/** Applies the new migrations, each once and in its own transaction. Returns their number. */
export async function migrate(pool: Pool, folder = migrationsDir): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(${lockKey})`);
    const rows = await readApplied(client);
    const applied: Applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
    const migrations = readMigrations(folder);
    refuseBreaking(rows, migrations);
    await addNewNames(client, migrations, applied);
    const fresh = migrations.filter((migration) => isFresh(migration, applied));
    for (const migration of fresh) await apply(client, migration);
    await refreshNameOrder(client);
    return fresh.length;
  } finally {
    await client.query(`select pg_advisory_unlock(${lockKey})`);
    client.release();
  }
}

async function readApplied(client: PoolClient): Promise<AppliedRow[]> {
  await client.query(
    `create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  await client.query('alter table migration add column if not exists breaks text');
  return (await client.query<AppliedRow>('select name, checksum, breaks from migration order by name')).rows;
}

/** Refuses a schema that a newer version has changed in a way that this version cannot run on. */
function refuseBreaking(applied: AppliedRow[], migrations: Migration[]): void {
  const files = new Set(migrations.map(({ name }) => name));
  const breaking = applied.find(({ name, breaks }) => breaks !== null && !files.has(name));
  if (breaking)
    throw new StartFailure(
      `A newer version has applied the migration ${breaking.name}, and this version cannot run on its schema (${breaking.breaks}). Start the newer version, or restore the backup from before the upgrade.`,
    );
}

/** Comment header of a migration: its locks, purpose and incompatible changes. Not in the checksum, so it can be corrected. */
const header = /^(?:-- (?:Lock|For|Breaks): .*\n)*/;

/** Returns the migrations of a folder in the order of their names, which begin with their creation time. */
export const readMigrations = (folder = migrationsDir): Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(path.join(folder, name), 'utf8');
      const breaks = /^-- Breaks: (.*?)\.?$/m.exec(header.exec(sql)?.[0] ?? '')?.[1] ?? null;
      return { name, sql, breaks, checksum: createHash('sha256').update(sql.replace(header, '')).digest('hex') };
    });

/** Earlier migration names, which began with a number instead of a time. */
const numbered = /^\d{4}_/;

/**
 * Adds the new name of each migration that was applied under a number, matched by checksum. This prevents applying it
 * twice, and the previous server version, which has only the number, can still start on this database.
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
    `The migration ${name} was changed after it was applied; restore the file and create a new migration for the change.`,
  );

async function apply(client: PoolClient, { name, sql, checksum, breaks }: Migration): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(sql);
    const text = 'insert into migration (name, checksum, breaks) values ($1, $2, $3)';
    await client.query({ text, values: [name, checksum, breaks] });
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new StartFailure(`The migration ${name} failed and changed nothing (${textOf(error)}).`);
  }
}
