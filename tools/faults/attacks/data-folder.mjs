import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { keysDir } from '../../lib/publication.mjs';
import { signIn } from '../client.mjs';

/** What anybody but the owner may do with a file. */
const others = 0o077;
/** A database, a store and keys are more than this. */
const fewest = 500;

export const needsFolder = true;

/** Another user of the machine reads or changes what the server keeps: passwords, mails, keys, the books. */
export async function run({ origin, dataDir }) {
  // Something is written while the server runs, too.
  await signIn(origin, 'owner');
  const places = [dataDir, keysDir()].flatMap((folder) => [
    folder,
    ...readdirSync(folder, { recursive: true }).map((name) => path.join(folder, name)),
  ]);
  const open = places.filter((place) => (modeOf(place) & others) !== 0);
  const figures = { tried: places.length, open: open.length, ...(open.length > 0 && { first: open[0] }) };
  return { name: 'data-folder', passed: places.length >= fewest && open.length === 0, figures };
}

/** Of what is gone meanwhile nobody has anything. */
const modeOf = (place) => {
  const found = lstatSync(place, { throwIfNoEntry: false });
  return found && !found.isSymbolicLink() ? found.mode : 0;
};
