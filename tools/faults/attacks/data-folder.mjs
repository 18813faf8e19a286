import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { keysDir } from '../../lib/publication.mjs';
import { signIn } from '../client.mjs';

/** Permission bits of other users. */
const others = 0o077;
/** Minimum number of files of a database, a store and keys. */
const fewest = 500;

export const needsFolder = true;

/** Another user of the machine reads or changes server files: passwords, mails, keys, the ledger. */
export async function run({ origin, dataDir }) {
  // Files that are written at run time are checked too.
  await signIn(origin, 'owner');
  const places = [dataDir, keysDir()].flatMap((folder) => [
    folder,
    ...readdirSync(folder, { recursive: true }).map((name) => path.join(folder, name)),
  ]);
  const open = places.filter((place) => (modeOf(place) & others) !== 0);
  const figures = { tried: places.length, open: open.length, ...(open.length > 0 && { first: open[0] }) };
  return { name: 'data-folder', passed: places.length >= fewest && open.length === 0, figures };
}

/** A file that was deleted in the meantime has no mode. */
const modeOf = (place) => {
  const found = lstatSync(place, { throwIfNoEntry: false });
  return found && !found.isSymbolicLink() ? found.mode : 0;
};
