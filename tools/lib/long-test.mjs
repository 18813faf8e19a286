import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jest } from './checks.mjs';

/** Runs tests with more rounds than usual. Prints their counts and results. */
export async function longTest(name, args, env) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vcc-figures-'));
  const file = path.join(folder, 'figures');
  await jest(name, args, { BROWSER_TESTS: 'extended', ...env, FIGURES: file });
  for (const line of linesIn(file)) console.log(line);
  rmSync(folder, { recursive: true, force: true });
}

/** A test that failed early has written no counts. */
function linesIn(file) {
  try {
    return readFileSync(file, 'utf8').trim().split('\n');
  } catch {
    return [];
  }
}

/** Returns Jest arguments for browser tests. */
export const inBrowser = (...files) => ['--config', 'e2e/jest.config.cjs', ...files];
