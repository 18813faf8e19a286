#!/usr/bin/env node
// Packs what a remote compiles against, as archives with types and JavaScript: contracts, kits, and the factories of its
// build. A team depends on these and needs neither the sources of the console nor those of another team.
//   npm run contracts -- <folder>       into dist/packages unless another folder is named
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkNode } from './lib/check-node.mjs';

checkNode();

const { install } = await import('./lib/install.mjs');
const { root } = await import('./lib/root.mjs');
const { step } = await import('./lib/step.mjs');

const [folder] = process.argv.slice(2);
const place = folder ? path.resolve(process.env.INIT_CWD ?? process.cwd(), folder) : path.join(root, 'dist/packages');

await step('install', install);
const { pack } = await import('./lib/pack.mjs');
let packed = [];
await step('compile', async () => {
  packed = await pack();
});
mkdirSync(place, { recursive: true });
for (const { file, bytes } of packed) writeFileSync(path.join(place, file), bytes);
console.log(`\n${place}\n${packed.map(({ file, bytes }) => `  ${file.padEnd(48)} ${bytes.length} bytes`).join('\n')}`);
