import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '../platform/places';

/** Folders that determine the content of a new database. */
const sources = ['server/migrations', 'server/src', 'server/demo/src', 'shared/contracts/src'];

/** Hash of all files that a prepared database depends on, so that an outdated one is never used. */
export function testKey(): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesBelow(path.join(rootDir, source))).sort())
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.(ts|sql|mjs)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
