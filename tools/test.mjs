#!/usr/bin/env node
// All checks that pass or fail (docs/testing.md). Plain JavaScript without dependencies: it runs before any install.
//   npm test                      the gate
//   npm test -- cards             all tests of one or more areas
//   npm test -- --since main      tests of the areas that changed since a commit
//   npm test -- --all             the gate and longer tests: second language, widths, faults, teams, attacks
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkNode } from './lib/check-node.mjs';

checkNode();

const { buildAll } = await import('./lib/build.mjs');
const { buildCatalogue } = await import('./lib/catalogue.mjs');
const { check, counted, jest, report } = await import('./lib/checks.mjs');
const { install } = await import('./lib/install.mjs');
const { keepInMemory } = await import('./lib/keep-in-memory.mjs');
const { findChromium } = await import('./lib/chromium.mjs');
const { changedSince } = await import('./lib/changed.mjs');
const { browserFoldersOf, concernsDatabase, foldersOf, selectionOf } = await import('./lib/selection.mjs');
const { root } = await import('./lib/root.mjs');
const { withServerSuites } = await import('./lib/server-suites.mjs');
const { step } = await import('./lib/step.mjs');

const onEmbedded = { TEST_DATABASE: 'embedded' };
const onPostgres = { TEST_DATABASE: 'postgres', workers: 3 };

const selection = await asked();
await step('install', install);
keepInMemory();
if (selection.at === 'gate') await checkGate();
else if (selection.at === 'all') await checkAll();
else await checkSome(selection);
report();

/** Returns the selection with its folders; an invalid argument ends the run with one sentence. */
async function asked() {
  try {
    const selection = selectionOf(process.argv.slice(2));
    if (selection.at === 'areas') return inAreas(selection.areas);
    return selection.at === 'since' ? await inChanges(selection.since) : selection;
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

function inAreas(areas) {
  const parts = ['shell', 'platform', 'releases', 'demo', 'contracts', 'ui', 'screens'];
  const known = [...readdirSync('server/src/domains'), ...parts];
  const folders = foldersOf(areas, { exists: existsSync, known });
  const browser = folders.filter((folder) => folder.startsWith('e2e/'));
  return { at: 'areas', folders, tests: testsIn(folders), browser };
}

async function inChanges(since) {
  const files = await changedSince(since);
  const tests = [`--changedSince=${since}`];
  const browser = browserFoldersOf(files, existsSync);
  return { at: 'since', folders: files, tests, browser, isDatabase: concernsDatabase(files) };
}

async function checkGate() {
  await checkWithoutBrowser();
  await inBrowser([], { BROWSER_TESTS: 'gate' });
}

async function checkAll() {
  await checkWithoutBrowser({ EVERY_DATABASE: 'on' });
  await counted('attacks', ['tools/faults.mjs', 'attacks', '--short']);
  await inBrowser([], { BROWSER_TESTS: 'extended', LANGUAGES: 'all' });
}

async function checkWithoutBrowser(env = {}) {
  // Each pair of steps uses both cores.
  await Promise.all([
    check('types', 'tsc', ['--noEmit', '-p', 'tsconfig.json']),
    check('format', 'prettier', ['--check', '--log-level', 'warn', '.']),
  ]);
  await Promise.all([
    check('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
    check('dead code', 'knip', ['--treat-config-hints-as-errors']),
  ]);
  await check('manifests', 'sherif', []);
  await jest('rules', ['--selectProjects', 'rules']);
  await jest('unit', ['--selectProjects', 'pure', 'browser']);
  await onServer('server', { ...onEmbedded, ...env });
  await onServer('server on PostgreSQL', onPostgres);
  await buildAll();
}

/** Runs the same checks for some folders only, which is enough for a change to one domain. */
async function checkSome({ folders, tests, browser, isDatabase }) {
  await check('types', 'tsc', ['--noEmit', '-p', 'tsconfig.json']);
  if (folders.length > 0) {
    await check('format', 'prettier', ['--check', '--log-level', 'warn', '--ignore-unknown', ...folders]);
    await check('lint', 'oxlint', ['--type-aware', '--deny-warnings', ...folders]);
  }
  const some = { mayBeNone: true };
  await jest('rules', ['--selectProjects', 'rules']);
  await jest('unit', [...tests, '--selectProjects', 'pure', 'browser'], some);
  await jest('server', [...tests, '--selectProjects', 'server'], some);
  if (isDatabase)
    await jest('server on PostgreSQL', [...tests, '--selectProjects', 'server'], { ...onPostgres, ...some });
  if (browser.length === 0) return;
  await buildAll();
  await inBrowser(browser, { BROWSER_TESTS: 'extended' });
}

async function onServer(name, { workers, ...env }) {
  await withServerSuites(env, (suites) =>
    jest(name, ['--selectProjects', 'server suites'], { workers, ...env, SERVER_SUITES: suites }),
  );
}

async function inBrowser(folders, env) {
  // Only extended tests open the catalogue.
  if (env.BROWSER_TESTS === 'extended') await buildCatalogue();
  const args = [...testsIn(folders), '--config', 'e2e/jest.config.cjs'];
  await jest('browser', args, { ...env, CHROMIUM: await findChromium() });
}

function testsIn(folders) {
  return folders.map((folder) => `${path.join(root, folder)}/`);
}
