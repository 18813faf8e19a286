import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Makes a folder for the socket of the database in that data folder, or of one in memory (null). Below the system's own
 * folder, because the path of a unix socket may have 107 bytes at most.
 */
export function socketFolder(dataDir: string | null): string {
  const prefix = `vcc-${createHash('sha256')
    .update(dataDir === null ? 'memory' : identityOf(dataDir))
    .digest('hex')
    .slice(0, 8)}-`;
  if (dataDir !== null) removeLeftovers(prefix);
  return mkdtempSync(path.join(tmpdir(), prefix));
}

/** Containers that share temporary files can have different data folders at one path, so the path identifies none. */
function identityOf(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const { dev, ino } = statSync(dataDir, { bigint: true });
  return `${dev} ${ino}`;
}

/** A killed process leaves its socket folder; the lock on the data folder says that nobody uses it. */
function removeLeftovers(prefix: string): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix)))
    rmSync(path.join(tmpdir(), name), { recursive: true, force: true });
}
