import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../lib/run.mjs';
import { copyCheckout } from './checkout-copy.mjs';
import { controls } from './control-list.mjs';

/** Longer than the slowest of these tests takes on a busy machine. */
const testMs = 300_000;

/**
 * Takes away one control at a time, in a copy of the checkout, and runs the test that must notice. Before that the
 * test must be green: else its red would mean nothing.
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
      const after = before === 'passed' ? await outcomeWithout(place, each) : 'not tried';
      const isNoticed = before === 'passed' && after === 'failed';
      if (isNoticed) noticed += 1;
      print(each, isNoticed ? 'red' : `NOT NOTICED (${before} with it, ${after} without)`);
    }
    console.log(`${noticed} of ${chosen.length} removals were noticed.`);
    return noticed === chosen.length && noticed > 0;
  } finally {
    place.remove();
  }
}

const print = ({ control, test: [file, name] }, outcome) =>
  console.log(`${control.padEnd(44)} ${outcome.padEnd(5)} ${path.basename(file)}: ${name}`);

/** What is taken away here changes no row of a fresh database, so its template need not be made anew for each. */
function keepTemplates(copy) {
  const file = path.join(copy, 'server/src/testing/test-key.ts');
  const source = readFileSync(file, 'utf8');
  const fewer = source.replace(/const sources = \[.*\];/, "const sources = ['server/migrations'];");
  if (fewer === source) throw new Error(`${file} names its sources in another way now.`);
  writeFileSync(file, fewer);
}

function sourceWithout(copy, { control, file, from, to }) {
  const source = readFileSync(path.join(copy, file), 'utf8');
  const times = source.split(from).length - 1;
  if (times !== 1) throw new Error(`${control}: its source is found ${times} times in ${file}; name it anew.`);
  // Not as a pattern: a dollar sign in a replacement would mean something.
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

/** Rules need no database, and measurements run alone. */
const projectOf = (file) => {
  if (file.endsWith('.measure.ts')) return 'measure';
  return /^server\/.*\.rules\.test\.ts$/.test(file) ? 'pure' : 'server';
};

/** How the named tests ended: `failed` if one of them did, `passed` if all were run and held, else what was wrong. */
async function outcomeOf({ copy, temporary }, { test: [file, name], project = projectOf(file), env = {} }) {
  const outputFile = path.join(temporary, 'result.json');
  writeFileSync(outputFile, '{}');
  const jest = path.join(copy, 'node_modules/.bin/jest');
  const pattern = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const args = [file, '--selectProjects', project, '-t', pattern, '--json', '--outputFile', outputFile];
  const options = { cwd: copy, env: { ...process.env, TMPDIR: temporary, ...env }, timeout: testMs };
  // That it fails is what is hoped for; the file says how.
  await run(jest, [...args, '--maxWorkers=1', '--forceExit'], options).catch(() => undefined);
  const { testResults = [] } = JSON.parse(readFileSync(outputFile, 'utf8'));
  const states = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ fullName }) => fullName.includes(name)).map(({ status }) => status),
  );
  if (states.includes('failed')) return 'failed';
  return states.length > 0 && states.every((state) => state === 'passed') ? 'passed' : 'not run';
}
