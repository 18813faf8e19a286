import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
const gigabyte = 1024 ** 3;
/** More than all that tests have at a time. */
const needed = { free: 6 * gigabyte, total: 12 * gigabyte };
const start = 'vcc-tests-';

/**
 * From here on temporary files are in memory, where the machine has plenty: tests copy and remove whole databases and
 * checkouts. The folder goes with the process; one that was left by a process that was killed goes now.
 */
export function keepInMemory() {
  if (!hasRoom()) return;
  for (const name of readdirSync(memory).filter((entry) => entry.startsWith(start)))
    if (!isAlive(Number(name.slice(start.length)))) remove(path.join(memory, name));
  const folder = path.join(memory, `${start}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // A database that is started by root runs as somebody else, and has its folder in there.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.once('exit', () => remove(folder));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}

/** What is there must be large, and programs must be allowed to run from it. */
function hasRoom() {
  if (!existsSync(memory) || os.totalmem() < needed.total) return false;
  const { bavail, bsize } = statfsSync(memory);
  const mounted = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((line) => line.split(' ')[1] === memory);
  return bavail * bsize >= needed.free && mounted !== undefined && !/\bnoexec\b/.test(mounted);
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const remove = (folder) => rmSync(folder, { recursive: true, force: true });
