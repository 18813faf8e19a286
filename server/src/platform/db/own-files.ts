import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Permission bits of all users other than the owner. */
const others = 0o077;

/** Sets the umask, so that other users cannot read files that this process writes later. */
export function writeForOwnerAlone(): void {
  process.umask(others);
}

/**
 * Removes the access of other users to a folder and its content, which an earlier version or an unpacked image may have
 * permitted. Fails if the files belong to another user.
 */
export function closeToOthers(place: string): void {
  try {
    close(place);
  } catch (error) {
    // Another process works in this folder and may have deleted a temporary file.
    if (!isGone(error)) throw error;
  }
}

function close(place: string): void {
  const found = lstatSync(place);
  if (found.isSymbolicLink()) return;
  // The folder is closed first, which makes its content unreachable.
  if ((found.mode & others) !== 0) chmodSync(place, found.mode & ~others & 0o7777);
  if (found.isDirectory()) for (const name of readdirSync(place)) closeToOthers(path.join(place, name));
}

const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
