#!/usr/bin/env node
// One command for every check. Plain JavaScript without dependencies: it runs before any install.
import { checkNode } from './lib/check-node.mjs';

checkNode();

const { buildAll } = await import('./lib/build.mjs');
const { check, counted, jest, report } = await import('./lib/checks.mjs');
const { install } = await import('./lib/install.mjs');
const { findChromium } = await import('./lib/chromium.mjs');
const { step } = await import('./lib/step.mjs');

await step('install', install);
// Each of the two takes one processor; the next takes all.
await Promise.all([
  check('types', 'tsc', ['--noEmit', '-p', 'tsconfig.json']),
  check('format', 'prettier', ['--check', '--log-level', 'warn', '.']),
]);
await check('lint', 'oxlint', ['--type-aware', '--deny-warnings']);
await check('dead code', 'knip', ['--treat-config-hints-as-errors']);
await check('manifests', 'sherif', []);
await jest('rules', ['--selectProjects', 'rules']);
await jest('unit', ['--selectProjects', 'pure', 'browser']);
await jest('server', ['--selectProjects', 'server'], { TEST_DATABASE: 'embedded' });
await jest('server on PostgreSQL', ['--selectProjects', 'server'], {
  TEST_DATABASE: 'postgres',
  workers: 3,
});
await buildAll();
await counted('attacks', ['tools/faults.mjs', 'attacks', '--short']);
const chromium = await findChromium();
await jest('browser', ['--config', 'e2e/jest.config.cjs'], { CHROMIUM: chromium });
report();
