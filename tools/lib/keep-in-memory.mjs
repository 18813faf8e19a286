import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lockFile } from '../../server/src/platform/start/kernel-lock.mjs';

const memory = '/dev/shm';
const gigabyte = 1024 ** 3;
/** Required memory, which is more than all tests use at the same time. */
const needed = { free: 6 * gigabyte, total: 12 * gigabyte };
const start = 'vcc-tests-';

/**
 * Moves the temporary folder to memory if there is enough, because tests copy and remove whole databases and checkouts.
 * The folder is removed when the process ends; leftovers of killed processes are removed at the start.
 */
export function keepInMemory() {
  if (!hasRoom()) return;
  removeLeftovers(memory);
  const folder = makeOwn(memory);
  if (folder === null) return;
  process.env.TMPDIR = folder;
  process.once('exit', () => remove(folder));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}

/** Creates a locked folder that other runs do not remove while this process runs; null if files cannot be locked. */
export function makeOwn(parent) {
  const folder = mkdtempSync(path.join(parent, start));
  const { at } = lockFile(lockOf(folder));
  // Another run can find the lock file before it is locked, and remove the folder.
  if (at === 'held' || !existsSync(folder)) return makeOwn(parent);
  if (at === 'failed') {
    remove(folder);
    return null;
  }
  // PostgreSQL started by root runs as another user, and needs access to its folder in this one.
  chmodSync(folder, 0o755);
  return folder;
}

/** Removes folders of ended processes, whose locks the kernel has released; this works across containers. */
export function removeLeftovers(parent) {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(start))) {
    const folder = path.join(parent, name);
    // A folder without a lock file is being created, or its owner is unknown.
    if (!existsSync(lockOf(folder))) continue;
    const result = lockFile(lockOf(folder));
    if (result.at !== 'locked') continue;
    remove(folder);
    result.release();
  }
}

const lockOf = (folder) => path.join(folder, 'lock');

/** Returns whether the memory file system is large enough and allows programs to run. */
function hasRoom() {
  if (!existsSync(memory) || os.totalmem() < needed.total) return false;
  const { bavail, bsize } = statfsSync(memory);
  const mounted = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((line) => line.split(' ')[1] === memory);
  return bavail * bsize >= needed.free && mounted !== undefined && !/\bnoexec\b/.test(mounted);
}

const remove = (folder) => rmSync(folder, { recursive: true, force: true });
