import path from 'node:path';
import { demoKeysDir } from './platform/places';
import { addTeams, demoKeys } from './releases/release/demo-keys';
import { writeForOwnerAlone } from './platform/db/own-files';
import { makeKeys } from './releases/release/make-keys';
import { StartFailure } from './platform/start/start-failure';

/**
 * `node keys.cjs <folder> <remote>…`: a new set of keys in a folder that does not exist yet.
 * `node keys.cjs --from <folder> <folder> <remote>…`: the same keys in a new folder, with those of more teams.
 * `node keys.cjs --demo <remote>…`: the keys of the demo of this checkout, made if need be; prints their folder.
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
