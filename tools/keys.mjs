#!/usr/bin/env node
// Generates a set of keys: three offline root keys, two of which must sign, a release key, and a team key per remote.
//   npm run keys -- <folder> [remote…]     the default is all remotes of this checkout
//   npm run keys -- --from <old> <folder> <remote…>   adds team keys to an existing set; needs two root keys
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkNode } from './lib/check-node.mjs';

checkNode();

const { buildServer, remotes } = await import('./lib/build.mjs');
const { install } = await import('./lib/install.mjs');
const { root } = await import('./lib/root.mjs');
const { run } = await import('./lib/run.mjs');
const { step } = await import('./lib/step.mjs');

const { values, positionals } = parseArgs({ allowPositionals: true, options: { from: { type: 'string' } } });
const [folder, ...named] = positionals;
if (!folder || (values.from && named.length === 0)) {
  console.error('Use npm run keys -- <new folder>, or npm run keys -- --from <old> <new folder> <remote>.');
  process.exit(1);
}
const placeOf = (name) => path.resolve(process.env.INIT_CWD ?? process.cwd(), name);
const place = placeOf(folder);

await step('install', install);
await buildServer();
const wanted = values.from
  ? ['--from', placeOf(values.from), place, ...named]
  : [place, ...(named.length > 0 ? named : remotes)];
await step('keys', () => run(process.execPath, [path.join(root, 'server/dist/keys.cjs'), ...wanted]));
console.log(`
${place}
  root.json            lists all keys; needed by every build of the shell and every server
  release.pem          signs releases; for servers only
  team-<remote>.pem    signs versions of one remote; for its team only
  root-1..3.pem        sign changes of root.json, two of three: store them offline, in separate places`);
