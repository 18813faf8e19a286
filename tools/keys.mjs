#!/usr/bin/env node
// A new set of keys: three offline root keys of which two must agree, one for releases, one for the team of each remote.
//   npm run keys -- <folder> [remote…]     remotes of this checkout unless others are named
import path from 'node:path';
import { checkNode } from './lib/check-node.mjs';

checkNode();

const { buildServer, remotes } = await import('./lib/build.mjs');
const { install } = await import('./lib/install.mjs');
const { root } = await import('./lib/root.mjs');
const { run } = await import('./lib/run.mjs');
const { step } = await import('./lib/step.mjs');

const [folder, ...named] = process.argv.slice(2);
if (!folder) {
  console.error('Name a folder for the keys that does not exist yet: npm run keys -- <folder>.');
  process.exit(1);
}
const place = path.resolve(process.env.INIT_CWD ?? process.cwd(), folder);

await step('install', install);
await buildServer();
const wanted = named.length > 0 ? named : remotes;
await step('keys', () => run(process.execPath, [path.join(root, 'server/dist/keys.cjs'), place, ...wanted]));
console.log(`
${place}
  root.json            names every key; goes with every build of the shell and to every server
  release.pem          signs releases; only servers have it
  team-<remote>.pem    signs versions of one remote; only its team has it
  root-1..3.pem        sign a change of root.json, two of them together: keep them offline, apart from each other`);
