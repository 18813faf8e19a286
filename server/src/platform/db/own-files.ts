import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** What others than the owner may do with a file. */
const others = 0o077;

/** From here on nothing that this process writes can be read by anybody else of the machine. */
export function writeForOwnerAlone(): void {
  process.umask(others);
}

/**
 * Takes a folder and all that is in it away from everybody but its owner: what an earlier version left open, or an image
 * that was unpacked with its own modes. Fails where the files are somebody else's.
 */
export function closeToOthers(place: string): void {
  try {
    close(place);
  } catch (error) {
    // Another process works here, and what it had for a moment is gone.
    if (!isGone(error)) throw error;
  }
}

function close(place: string): void {
  const found = lstatSync(place);
  if (found.isSymbolicLink()) return;
  // The folder first: from then on nobody reaches what is in it.
  if ((found.mode & others) !== 0) chmodSync(place, found.mode & ~others & 0o7777);
  if (found.isDirectory()) for (const name of readdirSync(place)) closeToOthers(path.join(place, name));
}

const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
