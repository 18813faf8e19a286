import { report } from '../lib/checks.mjs';
import { inBrowser, longTest } from '../lib/long-test.mjs';

const onServer = (file) => [file, '--selectProjects', 'server'];

/** Tests that a usual run keeps short, by what they are called here; `setting` says how often. */
const longTests = {
  inputs: [{ args: onServer('server/src/platform/http/bad-inputs'), setting: 'BAD_INPUTS' }],
  ids: [{ args: onServer('server/src/platform/http/tenancy-matrix'), setting: 'ID_SWAPS' }],
  remotes: [{ args: inBrowser('e2e/faults/random-faults.extended.ts'), setting: 'FAULTS', needsBrowser: true }],
  tamper: [
    { args: ['shell/src/verification', '--selectProjects', 'browser', 'pure'], setting: 'MUTATIONS' },
    { args: inBrowser('e2e/releases/tamper.extended.ts'), setting: 'MUTATIONS', needsBrowser: true },
  ],
};

/** Does it need the built product and a browser? */
export const needsBrowser = (kind) => longTests[kind].some((test) => test.needsBrowser);

/** The same tests with as many rounds as asked for; another seed each time would hide what was seen before. */
export async function runLong(kind, times, env) {
  for (const { args, setting } of longTests[kind])
    await longTest(`${times} ${kind}`, args, { ...env, [setting]: String(times) });
  report();
  return process.exitCode === 0;
}
