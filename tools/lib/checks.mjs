import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

const { evidenceFolder } = createRequire(import.meta.url)('../../e2e/support/evidence-folder.cjs');

const total = { passed: 0, failed: 0 };

/** Failed checks in the order of the run, each with its suite, test, reason and evidence files. */
const failures = [];

/** Jest's default cache folder. It is set explicitly, because the temporary folder of a run is removed at its end. */
const cache = path.join(os.tmpdir(), `jest_${process.getuid?.().toString(36) ?? ''}`);

/** Runs one tool of the workspace and counts it as one check. */
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
    failures.push({ where: name, test: tool, why: linesOf(error.output ?? error.message).slice(0, 8) });
  }
}

/**
 * Runs Jest and counts each test. Prints the complete output of a failed run. Use more workers than processors for
 * tests that mostly wait. With `mayBeNone`, a run without tests is not a failure.
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
  const { passed, failed, again, reasons } = countsIn(outputFile, mayBeNone);
  rmSync(folder, { recursive: true, force: true });
  total.passed += passed;
  total.failed += failed;
  line(name, `${passed} passed, ${failed} failed`, from);
  for (const test of again) console.log(`  passed at the second time only: ${test}`);
  if (failed > 0) console.log(output);
  failures.push(...reasons.map((reason) => ({ where: name, ...reason })));
  if (failed > 0 && reasons.length === 0) failures.push({ where: name, test: 'Jest', why: linesOf(output).slice(-8) });
}

/** Runs a command of the workspace whose last line is `N passed, N failed`. Without that line it counts as failed. */
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
  // A command with a failing exit code counts as failed, even if it reports no failure.
  const failed = Math.max(Number(said[1]), hasFailed ? 1 : 0);
  total.passed += passed;
  total.failed += failed;
  line(name, `${passed} passed, ${failed} failed`, from);
  if (failed === 0) return;
  console.log(output);
  failures.push({ where: name, test: args.join(' '), why: linesOf(output).slice(-8) });
}

/** Counts the results of a run. A suite that could not run, or a run without tests, is a failure too. */
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
      reasons: result.testResults.flatMap(reasonsIn),
    };
  } catch {
    return { passed: 0, failed: 1, again: [], reasons: [] };
  }
}

function reasonsIn({ name, message, assertionResults }) {
  const file = path.relative(root, name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0 && assertionResults.length === 0 && message)
    return [{ test: file, why: linesOf(message).slice(0, 6) }];
  return failed.map(({ fullName, failureMessages }) => ({
    test: `${file}: ${fullName}`,
    why: reasonOf(failureMessages.join('\n')),
    files: filesAbout(fullName),
  }));
}

/** Returns the error message without its stack, the messages of its causes, and the first stack frame in our code. */
function reasonOf(text) {
  const lines = linesOf(text);
  const stack = lines.findIndex((line) => /^\s+at /.test(line));
  const message = lines.slice(0, stack < 0 ? 6 : Math.min(stack, 6));
  const causes = lines.slice(message.length).filter((line) => line.startsWith('[cause]: '));
  const place = lines.find((line) => /^\s+at /.test(line) && !/node_modules|node:/.test(line));
  return [...message, ...causes, ...(place ? [place] : [])];
}

function filesAbout(fullName) {
  const folder = evidenceFolder(fullName);
  return existsSync(folder) ? readdirSync(folder).map((file) => path.relative(root, path.join(folder, file))) : [];
}

const escapes = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g');
const linesOf = (text) =>
  text
    .replaceAll(escapes, '')
    .split('\n')
    .filter((line) => line.trim() !== '');

const line = (name, outcome, from) =>
  console.log(`${name.padEnd(22)} ${outcome.padEnd(22)} ${((Date.now() - from) / 1000).toFixed(1)} s`);

/** Counts a measured value as a failure and records the reason. */
export function note(name, why) {
  total.failed += 1;
  failures.push({ where: 'figures', test: name, why: [why] });
}

/** Maximum number of lines for all failures together, so that the end of a log explains a failed run. */
const summaryLines = 58;

/** Prints each failure with its reason and files, then the totals; sets the exit code to 1 if any check failed. */
export function report() {
  if (failures.length > 0) {
    const each = Math.max(2, Math.floor((summaryLines - 1) / failures.length));
    const lines = failures.flatMap((failure) => describeFailure(failure, each));
    console.log(`\nFailed (${failures.length}):`);
    for (const text of lines.slice(0, summaryLines - 2)) console.log(text.slice(0, 300));
    if (lines.length > summaryLines - 2) console.log(`… and more; each one stands in the output above.`);
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

function describeFailure({ where, test, why, files = [] }, most) {
  const shown = files.length > 0 ? [`  see ${files.join(' ')}`] : [];
  const reason = why.slice(0, Math.max(1, most - 1 - shown.length)).map((text) => `  ${text.trim()}`);
  return [`✕ ${where} · ${test}`, ...reason, ...shown];
}
