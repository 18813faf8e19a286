import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareDataDir } from './data-dir';
import { lockDataDir } from './data-lock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vcc-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lockFile = () => path.join(folder, 'lock');

it('a folder that a living process holds is refused in one sentence', () => {
  lockDataDir(folder);
  expect(() => lockDataDir(folder)).toThrow(
    `The data folder ${folder} is in use by process ${process.pid}; stop that one or set DATA_DIR to another folder.`,
  );
});

it('the lock of a process that was killed is taken over', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(lockFile(), JSON.stringify({ pid, start: 'long ago' }));
  lockDataDir(folder);
  expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid });
});

it('a number that another process has got since is not mistaken for the holder', () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: process.pid, start: 'before the machine was started' }));
  expect(() => lockDataDir(folder)).not.toThrow();
});

it('nothing but the lock is left behind, and not even that once it is given back', () => {
  const unlock = lockDataDir(folder);
  expect(readdirSync(folder)).toEqual(['lock']);
  unlock();
  expect(readdirSync(folder)).toEqual([]);
});

it('a data folder that cannot be one is refused in one sentence', () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  expect(() => prepareDataDir(path.join(file, 'data'))).toThrow(
    /^The data folder .* cannot be used \(.*\); set DATA_DIR to a folder/,
  );
});
