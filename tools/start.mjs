#!/usr/bin/env node
// Starts a console from a fresh clone. Plain JavaScript without dependencies: it runs before any install.
import { checkNode, nodeAdvice } from './lib/check-node.mjs';

checkNode();
const advice = nodeAdvice();
if (advice) console.log(advice);

const { buildAll } = await import('./lib/build.mjs');
const { install } = await import('./lib/install.mjs');
const { serve } = await import('./lib/serve.mjs');
const { step } = await import('./lib/step.mjs');

const flags = process.argv.filter((word) => ['--reset', '--rotate-card-keys'].includes(word));

await step('install', install);
await buildAll();
serve({ flags });
