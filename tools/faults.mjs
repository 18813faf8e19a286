#!/usr/bin/env node
// What the platform promises when things go wrong, tried on a server of its own on the loopback.
//   npm run faults -- kill                 20 rounds of kill -9 during mixed writes, on the embedded database
//   npm run faults -- kill --rounds 500    more
//   DATABASE_URL=… npm run faults -- kill  on an empty PostgreSQL database
//   npm run faults -- duplicates           1,000 submissions with one key, 200 spenders of a balance for 50
import { parseArgs } from 'node:util';
import { checkNode } from './lib/check-node.mjs';

checkNode();

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '20' } },
});
const rounds = Number(values.rounds);
const [kind = ''] = positionals;
if (!['kill', 'duplicates'].includes(kind) || !Number.isInteger(rounds) || rounds < 1 || rounds > 2000) {
  console.error('npm run faults -- kill [--rounds 1…2000], or npm run faults -- duplicates.');
  process.exit(1);
}

const { install } = await import('./lib/install.mjs');
const { buildAll } = await import('./lib/build.mjs');
const { step } = await import('./lib/step.mjs');
await step('install', install);
await buildAll();

const { kill } = await import('./faults/kill.mjs');
const { duplicates } = await import('./faults/duplicates.mjs');
const isSound = kind === 'kill' ? await kill({ rounds }) : await duplicates();
process.exit(isSound ? 0 : 1);
