import { jest, report } from '../lib/checks.mjs';

/** Tests of the server that a usual run keeps short, by what they are called here. */
const longTests = {
  inputs: { file: 'server/src/mounting/bad-inputs', setting: 'BAD_INPUTS' },
  ids: { file: 'server/src/mounting/tenancy-matrix', setting: 'ID_SWAPS' },
};

/** The same test with as many rounds as asked for; another seed each time would hide what was seen before. */
export async function longTest(kind, times) {
  const { file, setting } = longTests[kind];
  await jest(`${times} ${kind}`, [file, '--selectProjects', 'server'], { [setting]: String(times) });
  report();
  return process.exitCode === 0;
}
