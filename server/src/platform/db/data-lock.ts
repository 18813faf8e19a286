import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartFailure, systemCodeOf } from '../start/start-failure';
import { startOf } from './process-identity';

interface Holder {
  pid: number;
  start: string;
}

const takeoverMs = 10_000;

/**
 * Claims the data folder for this process. Two processes on one embedded database lose data silently,
 * so the lock is never taken from a process that lives, however long it has been quiet.
 */
export function lockDataDir(dataDir: string): () => void {
  const lock = path.join(dataDir, 'lock');
  const mine = `${lock}.${process.pid}`;
  writeFileSync(mine, JSON.stringify({ pid: process.pid, start: startOf(process.pid) ?? '' }));
  try {
    if (!claim(mine, lock)) takeOver(mine, lock, dataDir);
  } finally {
    rmSync(mine, { force: true });
  }
  return () => rmSync(lock, { force: true });
}

/** A link appears whole or not at all, so nobody ever reads half a lock. */
function claim(mine: string, lock: string): boolean {
  try {
    linkSync(mine, lock);
    return true;
  } catch (error) {
    if (systemCodeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function takeOver(mine: string, lock: string, dataDir: string): void {
  const marker = `${lock}.takeover`;
  if (ageMs(marker) > takeoverMs) rmSync(marker, { force: true });
  // Only one process at a time may judge a lock to be dead, else two could remove each other's.
  if (!claim(mine, marker)) throw inUse(dataDir, 'another process that is starting');
  try {
    const holder = read(lock);
    if (holder !== null && startOf(holder.pid) === holder.start) throw inUse(dataDir, `process ${holder.pid}`);
    rmSync(lock, { force: true });
    if (!claim(mine, lock)) throw inUse(dataDir, 'another process that is starting');
  } finally {
    rmSync(marker, { force: true });
  }
}

function read(lock: string): Holder | null {
  try {
    const { pid, start }: Partial<Holder> = JSON.parse(readFileSync(lock, 'utf8'));
    return typeof pid === 'number' && typeof start === 'string' ? { pid, start } : null;
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT' || error instanceof SyntaxError) return null;
    throw error;
  }
}

function ageMs(file: string): number {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? Date.now() - found.mtimeMs : 0;
}

const inUse = (dataDir: string, by: string) =>
  new StartFailure(`The data folder ${dataDir} is in use by ${by}; stop that one or set DATA_DIR to another folder.`);
