import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

const total = { passed: 0, failed: 0 };

/** Where Jest keeps what it compiled when nothing is said. It outlasts the run, also of temporary files in memory. */
const cache = path.join(os.tmpdir(), `jest_${process.getuid?.().toString(36) ?? ''}`);

/** Runs one tool of the workspace; it counts as one check. */
export async function check(name, tool, args) {
  const from = Date.now();
  try {
    await run(path.join(root, 'node_modules/.bin', tool), args);
    total.passed += 1;
    line(name, '1 passed, 0 failed', from);
  } catch (error) {
    total.failed += 1;
    line(name, '0 passed, 1 failed', from);
    console.log(error.output ?? error.message);
  }
}

/**
 * Runs Jest; every test counts. What failed is printed whole. More workers than processors where tests wait a lot.
 * `mayBeNone`: what was asked for may have no test of this kind.
 */
export async function jest(name, args, { workers = 2, mayBeNone = false, ...env } = {}) {
  const from = Date.now();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vcc-jest-'));
  const outputFile = path.join(folder, 'result.json');
  let output = '';
  try {
    const options = { env: { ...process.env, ...env } };
    const command = [
      ...args,
      '--json',
      '--outputFile',
      outputFile,
      `--maxWorkers=${workers}`,
      '--cacheDirectory',
      cache,
    ];
    if (mayBeNone) command.push('--passWithNoTests');
    output = await run(path.join(root, 'node_modules/.bin/jest'), command, options);
  } catch (error) {
    output = error.output ?? error.message;
  }
  const { passed, failed, again } = countsIn(outputFile, mayBeNone);
  rmSync(folder, { recursive: true, force: true });
  total.passed += passed;
  total.failed += failed;
  line(name, `${passed} passed, ${failed} failed`, from);
  for (const test of again) console.log(`  passed at the second time only: ${test}`);
  if (failed > 0) console.log(output);
}

/** Runs a command of the workspace whose last line says `N passed, N failed`. Without such a line it is a failure. */
export async function counted(name, args) {
  const from = Date.now();
  let output = '';
  let hasFailed = false;
  try {
    output = await run(process.execPath, args);
  } catch (error) {
    output = error.output ?? error.message;
    hasFailed = true;
  }
  const [, ...said] = /(?:^|\n)(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [undefined, 0, 1];
  const passed = Number(said[0]);
  // Who ends in a failure and tells of none is not believed.
  const failed = Math.max(Number(said[1]), hasFailed ? 1 : 0);
  total.passed += passed;
  total.failed += failed;
  line(name, `${passed} passed, ${failed} failed`, from);
  if (failed > 0) console.log(output);
}

/** A suite that could not run, or a run without any test, is a failure too. */
function countsIn(file, mayBeNone) {
  try {
    const result = JSON.parse(readFileSync(file, 'utf8'));
    const broken = result.numRuntimeErrorTestSuites + (result.numTotalTests === 0 && !mayBeNone ? 1 : 0);
    const again = result.testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status, invocations }) => status === 'passed' && invocations > 1),
    );
    return {
      passed: result.numPassedTests,
      failed: result.numFailedTests + broken,
      again: again.map(({ fullName }) => fullName),
    };
  } catch {
    return { passed: 0, failed: 1, again: [] };
  }
}

const line = (name, outcome, from) =>
  console.log(`${name.padEnd(22)} ${outcome.padEnd(22)} ${((Date.now() - from) / 1000).toFixed(1)} s`);

/** The sum over all runners, as the last line; the exit code says whether anything failed. */
export function report() {
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
