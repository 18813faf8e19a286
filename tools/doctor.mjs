#!/usr/bin/env node
// Checks this checkout and prints remedies; with a remote, also checks the requirements of its release.
//   npm run doctor
//   npm run doctor -- cards            also its team key and its version on the console
//   npm run -s doctor -- cards --json  JSON output
// CONSOLE_URL, CONSOLE_USER and CONSOLE_PASSWORD select console and user; KEYS_DIR is the folder of team-<remote>.pem.
import { parseArgs } from 'node:util';

const { remotes } = await import('./lib/build.mjs');
const { fail } = await import('./lib/console.mjs');
const { diagnose } = await import('./lib/doctor.mjs');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
});
const [remote] = positionals;
if (remote !== undefined && !remotes.includes(remote)) fail(`Specify a remote: ${remotes.join(', ')}.`);

const marks = { fine: 'ok    ', advice: 'note  ', wrong: 'wrong ' };
const findings = await diagnose(remote);
console.log(
  values.json
    ? JSON.stringify(findings, null, 2)
    : findings.map(({ check, at, sentence }) => `${marks[at]} ${check.padEnd(9)} ${sentence}`).join('\n'),
);
process.exitCode = findings.some(({ at }) => at === 'wrong') ? 1 : 0;
