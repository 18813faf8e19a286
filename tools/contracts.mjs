#!/usr/bin/env node
// Packs the packages that remotes compile against, as archives with types and JavaScript: contracts, kits and build
// factories. A team needs these archives only, not the sources of the console or of another team.
//   npm run contracts -- <folder>       the default folder is dist/packages
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
