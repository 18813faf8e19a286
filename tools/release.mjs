#!/usr/bin/env node
// Publishes the version in package.json of a remote: builds it, signs it with the team key, and runs the release checks of
// the console. No user gets the version until operations staff activate it.
//   npm run release -- cards --why "Shows the limits of a card in its list."
//   npm run release -- cards --why "…" --rehearse     runs the release checks and publishes nothing
//   npm run -s release -- cards --why "…" --json      prints the result as JSON only
// CONSOLE_URL, CONSOLE_USER and CONSOLE_PASSWORD select console and user; KEYS_DIR is the folder of team-<remote>.pem.
import { parseArgs } from 'node:util';
import { checkNode } from './lib/check-node.mjs';

checkNode();

const { buildRemote, remotes } = await import('./lib/build.mjs');
const { connect, fail } = await import('./lib/console.mjs');
const { install } = await import('./lib/install.mjs');
const { cleanCommit, publicationOf, teamKey } = await import('./lib/publication.mjs');
const { step } = await import('./lib/step.mjs');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    why: { type: 'string', default: '' },
    rehearse: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const [remote] = positionals;
const outcomes = { published: 'is published.', passed: 'passes the release checks.' };
if (!remotes.includes(remote)) fail(`Specify the remote to release: ${remotes.join(', ')}.`);

// Checked before the build, because the release would fail later.
const [commit, key] = [await cleanCommit(), teamKey(remote)];
const { call, end } = await connect();
// With --json, standard output contains the result only.
const progress = values.json ? console.error : console.log;
await step('install', install, progress);
await buildRemote(remote, progress);
const { version, uploads, ...texts } = publicationOf(remote, { justification: values.why, commit, key });

const rehearsed = await call('/devopsModule/publish', { ...texts, isRehearsal: true });
if (rehearsed.at === 'passed' && !values.rehearse) await step('upload', () => upload(uploads), progress);
const answer =
  rehearsed.at === 'passed' && !values.rehearse
    ? await call('/devopsModule/publish', { ...texts, isRehearsal: false })
    : rehearsed;
await end();

if (values.json) console.log(JSON.stringify({ remote, version, ...answer }, null, 2));
else if (answer.at === 'refused') console.error([`${remote} ${version} was refused:`, ...answer.refusals].join('\n  '));
else console.log([`\n${remote} ${version} ${outcomes[answer.at]}`, ...answer.effects].join('\n  '));
process.exitCode = answer.at === 'refused' ? 1 : 0;

async function upload(contents) {
  for (const bytes of contents) await call('/devopsModule/upload', { content: bytes.toString('base64') });
}
