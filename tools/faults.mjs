#!/usr/bin/env node
// Long fault tests of the platform's guarantees, on a separate server on the loopback interface.
//   npm run faults -- kill                 20 rounds of kill -9 during mixed writes, on the embedded database
//   npm run faults -- kill --rounds 500    500 rounds
//   DATABASE_URL=… npm run faults -- kill  on an empty PostgreSQL database
//   npm run faults -- inputs               100,000 invalid inputs to all calls; TEST_DATABASE=postgres for PostgreSQL
//   npm run faults -- ids                  10,000 calls of each kind of user with ids of other users
//   npm run faults -- duplicates           1,000 submissions with one idempotency key, 200 purchases on a balance for 50
//   npm run faults -- leaks                numbers and codes of five cards, searched in database, logs, responses, exports
//   npm run faults -- remotes              500 random sequences of faults in a remote, in Chromium; --seed for another sequence
//   npm run faults -- tamper               listed attacks, each field, 10,000 changed manifests, one byte of each file
//   npm run faults -- attacks              attacks on a console; --short, --only name, --origin http://localhost:…
//   npm run faults -- controls             removes one control at a time, in a copy of the checkout; its test must fail
//   npm run faults -- controls --only lock only controls with this word in their name
import { parseArgs } from 'node:util';
import { checkNode } from './lib/check-node.mjs';

checkNode();

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string', default: '' },
    short: { type: 'boolean', default: false },
    origin: { type: 'string' },
  },
});
const drills = { kill: 20, duplicates: 1, leaks: 5, attacks: 5 };
const longTests = { inputs: 100_000, ids: 10_000, remotes: 500, tamper: 10_000 };
/** Fault tests and long tests, with their default number of rounds. */
const kinds = { ...drills, ...longTests, controls: 1 };
const [kind = ''] = positionals;
const rounds = Number(values.rounds ?? (values.short ? 1 : kinds[kind]));
if (!(kind in kinds) || !Number.isInteger(rounds) || rounds < 1 || rounds > 1_000_000) {
  console.error(`npm run faults -- ${Object.keys(kinds).join(' | ')} [--rounds 1…1000000] [--seed …]`);
  process.exit(1);
}
if (values.origin && !/^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(values.origin)) {
  console.error(`${values.origin} is not a local console; attacks on other hosts are refused.`);
  process.exit(1);
}

const { install } = await import('./lib/install.mjs');
const { buildAll } = await import('./lib/build.mjs');
const { findChromium } = await import('./lib/chromium.mjs');
const { step } = await import('./lib/step.mjs');
await step('install', install);
if (kind in longTests) {
  const { needsBrowser, runLong } = await import('./faults/long-tests.mjs');
  if (needsBrowser(kind)) await buildAll();
  const env = needsBrowser(kind) ? { CHROMIUM: await findChromium() } : {};
  if (values.seed) env.SEED = values.seed;
  process.exit((await runLong(kind, rounds, env)) ? 0 : 1);
}
if (kind === 'controls') {
  const { removeControls } = await import('./faults/controls.mjs');
  process.exit((await removeControls(values)) ? 0 : 1);
}
await buildAll();

const { attacks } = await import('./faults/attacks.mjs');
const { kill } = await import('./faults/kill.mjs');
const { duplicates } = await import('./faults/duplicates.mjs');
const { leaks } = await import('./faults/leaks.mjs');
const runs = { attacks, kill, duplicates, leaks };
const isSound = await runs[kind]({ rounds, only: values.only, origin: values.origin });
process.exit(isSound ? 0 : 1);
