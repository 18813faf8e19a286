import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { migrationsDir } from '../places';
import { StartFailure, textOf } from '../start/start-failure';

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** Any number, the same in every process, so that two of them never migrate at once. */
const lockKey = 7_260_309;

/** Brings the schema forward; each file runs once, in its own transaction. Says how many were new. */
export async function migrate(pool: Pool, folder = migrationsDir): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(${lockKey})`);
    const applied = await appliedOf(client);
    const fresh = readMigrations(folder).filter((migration) => isFresh(migration, applied));
    for (const migration of fresh) await apply(client, migration);
    return fresh.length;
  } finally {
    await client.query(`select pg_advisory_unlock(${lockKey})`);
    client.release();
  }
}

async function appliedOf(client: PoolClient): Promise<Map<string, string>> {
  await client.query(
    `create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migration');
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

const readMigrations = (folder: string): Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(path.join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });

function isFresh({ name, checksum }: Migration, applied: Map<string, string>): boolean {
  const before = applied.get(name);
  if (before !== undefined && before !== checksum)
    throw new StartFailure(
      `The migration ${name} was changed after it was applied; restore the file and put the change into a new one.`,
    );
  return before === undefined;
}

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
