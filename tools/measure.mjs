#!/usr/bin/env node
// Figures with a limit: bytes, memory, times; and the comparison with a single bundle in its short form. They are not part
// of `npm test` (docs/testing.md).
//   npm run measure               prints each figure with its limit and last value; fails if a figure is above its limit
//   npm run measure -- --keep     also stores the figures as last values
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkNode } from './lib/check-node.mjs';

checkNode();

const { buildAll } = await import('./lib/build.mjs');
const { findChromium } = await import('./lib/chromium.mjs');
const { jest, report, note } = await import('./lib/checks.mjs');
const { install } = await import('./lib/install.mjs');
const { keepInMemory } = await import('./lib/keep-in-memory.mjs');
const { compareFigures } = await import('./measure/compare-figures.mjs');
const { ratioFigures } = await import('./measure/ratio-figures.mjs');
const { compare } = await import('./bench/compare.mjs');
const { quick } = await import('./bench/rounds.mjs');
const { step } = await import('./lib/step.mjs');

const kept = new URL('measure/figures.json', import.meta.url);

await step('install', install);
keepInMemory();
const folder = mkdtempSync(path.join(os.tmpdir(), 'vcc-figures-'));
const file = path.join(folder, 'figures');
writeFileSync(file, '');
await jest('server', ['--selectProjects', 'measure'], { workers: 1, FIGURES: file });
await buildAll();
const env = { BROWSER_TESTS: 'measure', FIGURES: file, CHROMIUM: await findChromium() };
await jest('browser', ['--config', 'e2e/jest.config.cjs'], { ...env, workers: 1 });
const measured = readFileSync(file, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));
rmSync(folder, { recursive: true, force: true });
measured.push(...(await ratios()));

const figures = JSON.parse(readFileSync(kept, 'utf8'));
const { lines, above, next } = compareFigures(figures, measured);
console.log(`\n${lines.join('\n')}\n`);
for (const name of above) note(name, 'above its limit or not measured');
if (process.argv.includes('--keep')) writeFileSync(kept, `${JSON.stringify(next, null, 2)}\n`);
report();

/** Measures ratios to a single bundle, which have no limit. A comparison that throws is a failure. */
async function ratios() {
  try {
    return ratioFigures(await compare(quick));
  } catch (error) {
    console.log(error);
    note('comparison with a single bundle', String(error).split('\n')[0]);
    return [];
  }
}
