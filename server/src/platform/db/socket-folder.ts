import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartFailure, textOf } from '../start/start-failure';

/**
 * Creates a folder for the socket of the embedded database in `dataDir` (null: in memory). It is in the system's
 * temporary folder, because the path of a Unix socket has at most 107 bytes.
 */
export function socketFolder(dataDir: string | null, temporary = tmpdir()): string {
  const prefix = `vcc-${createHash('sha256')
    .update(dataDir === null ? 'memory' : identityOf(dataDir))
    .digest('hex')
    .slice(0, 8)}-`;
  try {
    if (dataDir !== null) removeLeftovers(temporary, prefix);
    return mkdtempSync(path.join(temporary, prefix));
  } catch (error) {
    throw new StartFailure(
      `The temporary folder ${temporary} cannot be used (${textOf(error)}); set TMPDIR to a folder of the user that the server runs as.`,
    );
  }
}

/**
 * Device and inode identify the folder: containers that share the temporary folder can have different data folders at
 * the same path.
 */
function identityOf(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const { dev, ino } = statSync(dataDir, { bigint: true });
  return `${dev} ${ino}`;
}

/** Removes socket folders of killed processes. The lock on the data folder guarantees that they are not in use. */
function removeLeftovers(temporary: string, prefix: string): void {
  for (const name of readdirSync(temporary).filter((entry) => entry.startsWith(prefix)))
    rmSync(path.join(temporary, name), { recursive: true, force: true });
}
