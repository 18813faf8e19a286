#!/usr/bin/env node
// Says what is wrong with this checkout, and what to change; with a remote also whether it could be released from here.
//   npm run doctor
//   npm run doctor -- cards            its key, and its version on the console
//   npm run -s doctor -- cards --json  for a program
// CONSOLE_URL, CONSOLE_USER, CONSOLE_PASSWORD say where and as whom; KEYS_DIR where team-<remote>.pem lies.
import { parseArgs } from 'node:util';

const { remotes } = await import('./lib/build.mjs');
const { fail } = await import('./lib/console.mjs');
const { diagnose } = await import('./lib/doctor.mjs');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
});
const [remote] = positionals;
if (remote !== undefined && !remotes.includes(remote)) fail(`Name a remote: ${remotes.join(', ')}.`);

const marks = { fine: 'ok    ', advice: 'note  ', wrong: 'wrong ' };
const findings = await diagnose(remote);
console.log(
  values.json
    ? JSON.stringify(findings, null, 2)
    : findings.map(({ check, at, sentence }) => `${marks[at]} ${check.padEnd(9)} ${sentence}`).join('\n'),
);
process.exitCode = findings.some(({ at }) => at === 'wrong') ? 1 : 0;
