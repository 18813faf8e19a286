import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

const suiteCount = 18;

/**
 * Calls `work` with a folder of suites, each of which loads many test files of the server: Jest evaluates all modules
 * again for each suite, which would cost a second per test file. `env` determines which test files are part of the run.
 */
export async function withServerSuites(env, work) {
  const jest = path.join(root, 'node_modules/.bin/jest');
  const listed = await run(jest, ['--selectProjects', 'server', '--listTests'], { env: { ...process.env, ...env } });
  const files = listed.split('\n').filter((line) => line.endsWith('.test.ts'));
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vcc-suites-'));
  dealOut(files, suiteCount).forEach((suite, index) => {
    writeFileSync(path.join(folder, `suite-${index + 1}.test.js`), suite.map(loadFile).join(''));
  });
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Distributes files over suites of similar duration: the largest first, alternating between both ends. */
function dealOut(files, count) {
  const sizeOf = new Map(files.map((file) => [file, statSync(file).size]));
  const suites = Array.from({ length: Math.min(count, files.length) }, () => []);
  const sorted = files.toSorted((one, other) => sizeOf.get(other) - sizeOf.get(one));
  sorted.forEach((file, index) => {
    const [round, place] = [Math.floor(index / suites.length), index % suites.length];
    suites[round % 2 === 0 ? place : suites.length - 1 - place].push(file);
  });
  return suites;
}

const loadFile = (file) =>
  `describe(${JSON.stringify(path.relative(root, file))}, () => void require(${JSON.stringify(file)}));\n`;
