import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jest } from './checks.mjs';

/** Tests that a usual run keeps short, run long; prints what they have counted, beside what passed. */
export async function longTest(name, args, env) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vcc-figures-'));
  const file = path.join(folder, 'figures');
  await jest(name, args, { BROWSER_TESTS: 'extended', ...env, FIGURES: file });
  for (const line of linesIn(file)) console.log(line);
  rmSync(folder, { recursive: true, force: true });
}

/** Nothing is counted where a test failed before it had counted. */
function linesIn(file) {
  try {
    return readFileSync(file, 'utf8').trim().split('\n');
  } catch {
    return [];
  }
}

/** Arguments for browser tests. */
export const inBrowser = (...files) => ['--config', 'e2e/jest.config.cjs', ...files];
