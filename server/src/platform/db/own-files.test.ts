import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareDataDir } from './data-dir';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vcc-own-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (place: string) => (statSync(place).mode & 0o777).toString(8);

it('a new data folder is accessible to its owner only', () => {
  const dataDir = path.join(folder, 'data');
  prepareDataDir(dataDir);
  expect(modeOf(dataDir)).toBe('700');
});

it('access of other users is removed from files at any depth, and other permissions are unchanged', () => {
  const dataDir = path.join(folder, 'data');
  const deep = path.join(dataDir, 'pg/base/5');
  mkdirSync(deep, { recursive: true });
  writeFileSync(path.join(deep, '2619'), 'argon2id');
  writeFileSync(path.join(folder, 'mine'), 'elsewhere');
  symlinkSync(path.join(folder, 'mine'), path.join(dataDir, 'link'));
  chmodSync(path.join(folder, 'mine'), 0o644);
  for (const place of [dataDir, ...readdirSync(dataDir, { recursive: true }).map(String)])
    if (!place.endsWith('link')) chmodSync(path.resolve(dataDir, place), place.endsWith('2619') ? 0o666 : 0o755);
  prepareDataDir(dataDir);
  expect([dataDir, path.join(dataDir, 'pg'), deep, path.join(deep, '2619')].map(modeOf)).toEqual([
    '700',
    '700',
    '700',
    '600',
  ]);
  expect(modeOf(path.join(folder, 'mine'))).toBe('644');
});
