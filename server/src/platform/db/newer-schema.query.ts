import type { Db } from '../context';
import { pick } from './column';
import { readMigrations } from './migrate';
import { sql } from './sql';
import { tables } from './tables';

/** A migration that a newer version of the server has applied. */
interface NewerMigration {
  name: string;
  appliedAt: Date;
}

let files: string[] | null = null;

/** Migration names in this build. They are read once, because probes request them every few seconds. */
const knownNames = (): string[] => (files ??= readMigrations().map(({ name }) => name));

/**
 * Returns the applied migrations that this build does not contain, in order. There are some after a rollback, or when a
 * newer version starts while this one runs.
 */
export async function findNewerMigrations(db: Db): Promise<NewerMigration[]> {
  const { rows } = await db.execute(
    // Numbered names are earlier names of migrations that now begin with a time.
    sql`select name, applied_at from migration where name <> all(${knownNames()}::text[]) and name !~ '^[0-9]{4}_' order by name`,
    pick(tables.migration, 'name', 'applied_at'),
  );
  return rows.map(({ name, applied_at }) => ({ name, appliedAt: new Date(applied_at) }));
}

/** Returns the start-up message about a newer schema; null if this build contains all applied migrations. */
export function newerSchemaLine(newer: NewerMigration[]): string | null {
  const last = newer.at(-1);
  if (!last) return null;
  const names = newer.map(({ name }) => name).join(', ');
  return `The schema is newer than this version: another version has applied ${names} (the last one at ${last.appliedAt.toISOString()}). Lists omit records that only that version can read.`;
}
