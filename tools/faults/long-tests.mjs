import { report } from '../lib/checks.mjs';
import { inBrowser, longTest } from '../lib/long-test.mjs';

const onServer = (file) => [file, '--selectProjects', 'server'];

/** Tests that are short in a normal run, by name; `setting` is the variable for the number of rounds. */
const longTests = {
  inputs: [{ args: onServer('server/src/platform/http/bad-inputs'), setting: 'BAD_INPUTS' }],
  ids: [{ args: onServer('server/src/platform/http/tenancy-matrix'), setting: 'ID_SWAPS' }],
  remotes: [{ args: inBrowser('e2e/faults/random-faults.extended.ts'), setting: 'FAULTS', needsBrowser: true }],
  tamper: [
    { args: ['shell/src/verification', '--selectProjects', 'browser', 'pure'], setting: 'MUTATIONS' },
    {
      args: inBrowser('e2e/releases/tamper.extended.ts', 'e2e/releases/tamper-release.extended.ts'),
      setting: 'MUTATIONS',
      needsBrowser: true,
    },
  ],
};

/** Returns whether a test needs the built product and a browser. */
export const needsBrowser = (kind) => longTests[kind].some((test) => test.needsBrowser);

/**
 * Runs the tests with the requested number of rounds. The seed stays the same, because another one would hide known
 * failures.
 */
export async function runLong(kind, times, env) {
  for (const { args, setting } of longTests[kind])
    await longTest(`${times} ${kind}`, args, { ...env, [setting]: String(times) });
  report();
  return process.exitCode === 0;
}
