import path from 'node:path';
import { demoKeysDir } from './platform/places';
import { addTeams, demoKeys } from './releases/release/demo-keys';
import { writeForOwnerAlone } from './platform/db/own-files';
import { makeKeys } from './releases/release/make-keys';
import { StartFailure } from './platform/start/start-failure';

/**
 * `node keys.cjs <folder> <remote>…` creates a new set of keys in a folder that must not exist. `node keys.cjs --from
 * <folder> <folder> <remote>…` copies the keys to a new folder and adds keys of further teams. `node keys.cjs --demo
 * <remote>…` creates the demo keys of this checkout if necessary and prints their folder.
 */
function work([first, ...rest]: string[]): void {
  if (first === '--demo') return void process.stdout.write(demoKeys(demoKeysDir, rest));
  const from = first === '--from' ? rest.shift() : undefined;
  const to = first === '--from' ? rest.shift() : first;
  if (!to || rest.length === 0) throw new StartFailure('Specify a folder for the keys: npm run keys -- <folder>.');
  if (from === undefined) makeKeys(path.resolve(to), rest);
  else addTeams({ from: path.resolve(from), to: path.resolve(to), remotes: rest });
}

writeForOwnerAlone();
try {
  work(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof StartFailure ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
