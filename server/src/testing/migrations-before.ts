import { copyFileSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrationsDir } from '../platform/places';

/**
 * Returns a folder with the migrations before the named one, to create an older database. The caller removes the
 * folder.
 */
export function migrationsBefore(name: string): string {
  const files = readdirSync(migrationsDir).sort();
  const at = files.findIndex((file) => file.endsWith(`_${name}.sql`));
  if (at < 0) throw new Error(`There is no migration ${name}`);
  const folder = mkdtempSync(path.join(tmpdir(), `vcc-before-${name}-`));
  for (const file of files.slice(0, at)) copyFileSync(path.join(migrationsDir, file), path.join(folder, file));
  return folder;
}
