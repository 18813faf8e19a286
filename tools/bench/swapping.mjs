import { buildAll } from '../lib/build.mjs';
import { report } from '../lib/checks.mjs';
import { findChromium } from '../lib/chromium.mjs';
import { install } from '../lib/install.mjs';
import { inBrowser, longTest } from '../lib/long-test.mjs';
import { step } from '../lib/step.mjs';

const kinds = {
  swaps: { file: 'e2e/releases/random-swaps.extended.ts', setting: 'SWAPS', usual: 1000 },
  rollback: { file: 'e2e/releases/take-back.extended.ts', setting: 'TAKE_BACKS', usual: 20 },
  heap: { file: 'e2e/releases/swap-memory.measure.ts', setting: 'HEAP_SWAPS', usual: 50, kind: 'measure' },
};

/** Changes versions in an open page, with long forms of the browser tests. */
export async function swapping(name, { rounds, seed }) {
  const { file, setting, usual, kind: tests = 'extended' } = kinds[name];
  await step('install', install);
  await buildAll();
  const times = String(rounds ?? usual);
  const env = { CHROMIUM: await findChromium(), [setting]: times, BROWSER_TESTS: tests, ...(seed && { SEED: seed }) };
  await longTest(`${times} ${name}`, inBrowser(file), env);
  report();
}
