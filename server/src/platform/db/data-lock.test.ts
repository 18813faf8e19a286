import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { hasNamespaces, startOther, type OtherProcess } from '../../testing/other-process';
import { prepareDataDir } from './data-dir';
import { lockDataDir } from './data-lock';

let folder: string;
const others: OtherProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vcc-lock-'));
});
afterEach(async () => {
  for (const other of others.splice(0)) await other.kill();
  rmSync(folder, { recursive: true });
});

const lockPath = () => path.join(folder, 'lock');

interface Wanted {
  isInNamespace?: boolean;
  env?: Record<string, string>;
  before?: string;
}

/** Starts another process that locks the folder and keeps running. */
async function lockElsewhere({ before = 'null', ...wanted }: Wanted = {}): Promise<OtherProcess> {
  const other = await startOther({
    module: path.join(__dirname, '../start/kernel-lock.mjs'),
    expression: `(${before}, module.lockFile(${JSON.stringify(lockPath())}))`,
    ...wanted,
  });
  others.push(other);
  return other;
}

/** Kills a process of this test with SIGKILL. */
async function kill(other: OtherProcess): Promise<void> {
  others.splice(others.indexOf(other), 1);
  await other.kill();
}

// On a machine that permits no PID namespaces, both processes run in the same namespace, and the titles state that.
const places = [
  ['the same PID namespace', false],
  [hasNamespaces ? 'another PID namespace' : 'one PID namespace, as this machine permits no others', hasNamespaces],
] as const;

describe.each(places)('two processes in %s', (_place, isInNamespace) => {
  it('the second process is refused, and the refusal names the holder', async () => {
    lockDataDir(folder);
    expect((await lockElsewhere({ isInNamespace })).result).toEqual({
      at: 'held',
      by: `process ${process.pid} on ${hostname()}`,
    });
  });

  it('this process is refused while the lock holder runs, even after a third process was refused and ended', async () => {
    const holder = await lockElsewhere({ isInNamespace });
    expect(holder.result).toEqual({ at: 'locked' });
    await kill(await lockElsewhere({ isInNamespace: !isInNamespace && hasNamespaces }));
    expect(() => lockDataDir(folder)).toThrow(
      new RegExp(`^The data folder ${folder} is in use by process \\d+ on .+; stop that process or set DATA_DIR`),
    );
  });

  it('the lock is released as soon as its holder is killed', async () => {
    await kill(await lockElsewhere({ isInNamespace }));
    expect(() => lockDataDir(folder)).not.toThrow();
  });
});

it('exactly one of six processes that start at the same time gets the lock', async () => {
  const results = await Promise.all(
    Array.from({ length: 6 }, async (_one, index) => {
      const { result } = await lockElsewhere({ isInNamespace: hasNamespaces && index % 2 === 0 });
      return result;
    }),
  );
  expect(results.filter((result) => JSON.stringify(result) === '{"at":"locked"}')).toHaveLength(1);
});

it('a second lock in the same process is refused until the first is released', () => {
  const release = lockDataDir(folder);
  expect(() => lockDataDir(folder)).toThrow(`is in use by process ${process.pid} on ${hostname()}`);
  release();
  expect(() => lockDataDir(folder)).not.toThrow();
});

it.each([
  ['names a process that ended', JSON.stringify({ pid: 2 ** 30, start: 'long ago' })],
  ['names a process number that is in use again', JSON.stringify({ pid: process.pid, start: 'long ago' })],
  ['is empty', ''],
  ['is not JSON', '{"pid":'],
])('a lock file of an earlier version that %s does not block', (_what, text) => {
  writeFileSync(lockPath(), text);
  writeFileSync(`${lockPath()}.takeover`, text);
  expect(() => lockDataDir(folder)).not.toThrow();
});

describe('a folder that cannot be locked is refused with one sentence', () => {
  const reasonOf = async (wanted: Wanted) => (await lockElsewhere(wanted)).result;
  /** Returns an environment in which the command `flock` is this script. */
  const withFlock = (program: string) => {
    const bin = path.join(folder, 'bin');
    mkdirSync(bin);
    writeFileSync(path.join(bin, 'flock'), program);
    chmodSync(path.join(bin, 'flock'), 0o755);
    return { env: { PATH: bin } };
  };

  it('a lock file that cannot be opened', () => {
    mkdirSync(lockPath());
    expect(() => lockDataDir(folder)).toThrow(
      /^The data folder .* cannot be locked \(EISDIR: .*\); set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL database\.$/,
    );
  });

  it('a folder that this user may not write to', async () => {
    chmodSync(folder, 0o555);
    const before = 'process.getuid() === 0 && process.setuid(65_534)';
    expect(await reasonOf({ before })).toMatchObject({ at: 'failed', reason: expect.stringMatching(/^EACCES: /) });
    chmodSync(folder, 0o700);
  });

  it('a machine without flock', async () => {
    if (process.platform !== 'linux') return;
    expect(await reasonOf({ env: { PATH: folder } })).toEqual({
      at: 'failed',
      reason: 'the command flock of util-linux is missing',
    });
  });

  it.each([
    ['reports an error', '#!/bin/sh\necho "flock: 3: No locks available" >&2\nexit 71', 'flock: 3: No locks available'],
    ['reports an error as busybox does', '#!/bin/sh\necho "flock: No locks" >&2\nexit 1', 'flock: No locks'],
    ['accepts every lock', '#!/bin/sh\nexit 0', 'its file system does not lock files'],
  ])('a file system that %s', async (_what, program, reason) => {
    if (process.platform !== 'linux') return;
    expect(await reasonOf(withFlock(program))).toEqual({ at: 'failed', reason });
  });
});

it('an invalid data folder is refused with one sentence', () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  expect(() => prepareDataDir(path.join(file, 'data'))).toThrow(
    /^The data folder .* cannot be used \(.*\); set DATA_DIR to a folder/,
  );
});
