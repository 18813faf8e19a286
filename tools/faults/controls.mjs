import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../lib/run.mjs';
import { copyCheckout } from './checkout-copy.mjs';
import { controls } from './control-list.mjs';

/** Longer than the slowest of these tests takes on a busy machine. */
const testMs = 300_000;

/**
 * Removes one control at a time, in a copy of the checkout, and runs its test, which must fail. The test must pass with
 * the control, or its failure would prove nothing.
 */
export async function removeControls({ only }) {
  const chosen = controls.filter(({ control }) => control.includes(only));
  const place = copyCheckout();
  try {
    keepTemplates(place.copy);
    for (const each of chosen) sourceWithout(place.copy, each);
    let noticed = 0;
    for (const each of chosen) {
      const before = await outcomeOf(place, each);
      const after = before === 'passed' ? await outcomeWithout(place, each) : 'not run';
      const isNoticed = before === 'passed' && after === 'failed';
      if (isNoticed) noticed += 1;
      print(each, isNoticed ? 'detected' : `NOT DETECTED (${before} with the control, ${after} without)`);
    }
    console.log(`${noticed} of ${chosen.length} removals were detected.`);
    return noticed === chosen.length && noticed > 0;
  } finally {
    place.remove();
  }
}

const print = ({ control, test: [file, name] }, outcome) =>
  console.log(`${control.padEnd(44)} ${outcome.padEnd(8)} ${path.basename(file)}: ${name}`);

/** No removal changes the rows of a new database, so all of them use the same template database. */
function keepTemplates(copy) {
  const file = path.join(copy, 'server/src/testing/test-key.ts');
  const source = readFileSync(file, 'utf8');
  const fewer = source.replace(/const sources = \[.*\];/, "const sources = ['server/migrations'];");
  if (fewer === source) throw new Error(`${file} no longer has a list of sources in the expected form.`);
  writeFileSync(file, fewer);
}

function sourceWithout(copy, { control, file, from, to }) {
  const source = readFileSync(path.join(copy, file), 'utf8');
  const times = source.split(from).length - 1;
  if (times !== 1)
    throw new Error(`${control}: its source occurs ${times} times in ${file} instead of once; adapt control-list.mjs.`);
  // A function, because a string would interpret dollar signs.
  return { source, spoiled: source.replace(from, () => to) };
}

async function outcomeWithout(place, control) {
  const { source, spoiled } = sourceWithout(place.copy, control);
  const file = path.join(place.copy, control.file);
  writeFileSync(file, spoiled);
  try {
    return await outcomeOf(place, control);
  } finally {
    writeFileSync(file, source);
  }
}

/** Tests of rules need no database, and measurements run alone. */
const projectOf = (file) => {
  if (file.endsWith('.measure.ts')) return 'measure';
  return /^server\/.*\.rules\.test\.ts$/.test(file) ? 'pure' : 'server';
};

/** Returns `failed` if a selected test failed, `passed` if all of them passed, otherwise the problem. */
async function outcomeOf({ copy, temporary }, { test: [file, name], project = projectOf(file), env = {} }) {
  const outputFile = path.join(temporary, 'result.json');
  writeFileSync(outputFile, '{}');
  const jest = path.join(copy, 'node_modules/.bin/jest');
  const pattern = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const args = [file, '--selectProjects', project, '-t', pattern, '--json', '--outputFile', outputFile];
  const options = { cwd: copy, env: { ...process.env, TMPDIR: temporary, ...env }, timeout: testMs };
  // A failing run is expected; the output file has the results.
  await run(jest, [...args, '--maxWorkers=1', '--forceExit'], options).catch(() => undefined);
  const { testResults = [] } = JSON.parse(readFileSync(outputFile, 'utf8'));
  const states = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ fullName }) => fullName.includes(name)).map(({ status }) => status),
  );
  if (states.includes('failed')) return 'failed';
  return states.length > 0 && states.every((state) => state === 'passed') ? 'passed' : 'not run';
}
