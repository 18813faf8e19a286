import path from 'node:path';
import { makeKeys } from './release/make-keys';
import { StartFailure } from './start/start-failure';

/** `node keys.cjs <folder> <remote>…`: a new set of keys in a folder that does not exist yet. */
const [folder, ...remotes] = process.argv.slice(2);
try {
  if (!folder || remotes.length === 0) throw new StartFailure('Name a folder for the keys: npm run keys -- <folder>.');
  makeKeys(path.resolve(folder), remotes);
} catch (error) {
  process.stderr.write(`${error instanceof StartFailure ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
