#!/usr/bin/env node
// A new set of keys: three offline root keys of which two must agree, one for releases, one for the team of each remote.
//   npm run keys -- <folder> [remote…]     remotes of this checkout unless others are named
//   npm run keys -- --from <old> <folder> <remote…>   the same keys and those of more teams; needs two of the root keys
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
  console.error(
    'npm run keys -- <folder> with a folder that does not exist yet, or npm run keys -- --from <old> <folder> <remote>.',
  );
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
  root.json            names every key; goes with every build of the shell and to every server
  release.pem          signs releases; only servers have it
  team-<remote>.pem    signs versions of one remote; only its team has it
  root-1..3.pem        sign a change of root.json, two of them together: keep them offline, apart from each other`);
