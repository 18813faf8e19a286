import { buildAll } from '../lib/build.mjs';
import { report } from '../lib/checks.mjs';
import { findChromium } from '../lib/chromium.mjs';
import { install } from '../lib/install.mjs';
import { inBrowser, longTest } from '../lib/long-test.mjs';
import { step } from '../lib/step.mjs';

const kinds = {
  swaps: { file: 'e2e/releases/random-swaps.spec.ts', setting: 'SWAPS', usual: 1000 },
  rollback: { file: 'e2e/releases/take-back.spec.ts', setting: 'TAKE_BACKS', usual: 20 },
  heap: { file: 'e2e/releases/swap-memory.spec.ts', setting: 'HEAP_SWAPS', usual: 50 },
};

/** Changes versions in an open page, by the browser tests that a usual run keeps short. */
export async function swapping(kind, { rounds, seed }) {
  const { file, setting, usual } = kinds[kind];
  await step('install', install);
  await buildAll();
  const times = String(rounds ?? usual);
  const env = { CHROMIUM: await findChromium(), [setting]: times, ...(seed && { SEED: seed }) };
  await longTest(`${times} ${kind}`, inBrowser(file), env);
  report();
}
