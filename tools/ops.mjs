#!/usr/bin/env node
// What operations do with versions, over the API. --json prints the answer for a program.
//   npm run ops -- status
//   npm run ops -- activate cards@1.4.0 --why "…"                    for everyone
//   npm run ops -- activate cards@1.4.0 --to 10% --why "…"           or --to users:<id>,<id> | roles:… | companies:…
//   npm run ops -- rollback cards --why "…"                          what everyone had before
//   npm run ops -- drain cards --why "…"                             ends canaries
//   npm run ops -- approve rrq_… --why "…"                           or reject, where a second person is needed
//   npm run ops -- quarantine cards@1.4.0 --why "…"                  or revoke: not even served any more
//   npm run ops -- trace 0123456789abcdef                            what happened under an error id, and what was run
// CONSOLE_URL, CONSOLE_USER, CONSOLE_PASSWORD say where and as whom.
import { parseArgs } from 'node:util';
import { checkNode } from './lib/check-node.mjs';

checkNode();

const { connect, fail } = await import('./lib/console.mjs');
const { inWords, requestOf } = await import('./lib/ops.mjs');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string', default: 'everyone' },
    why: { type: 'string', default: '' },
    minimum: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const [command = 'status', target = ''] = positionals;
const request = requestOf({ ...values, command, target });
if (request.at === 'wrong') fail(request.sentence);

const { call, end } = await connect();
const answer = request.at === 'ask' ? await call(request.path, request.body) : await release();
await end();

const tell = request.at === 'ask' ? request.inWords : inWords;
console.log(values.json ? JSON.stringify(answer, null, 2) : tell(answer));

/** The release that is live, or what came of the change. */
async function release() {
  const { list, waiting } = await call('/devopsRelease/list', {});
  const [live] = list;
  return request.at === 'change'
    ? call(request.path, { ...request.body, onNumber: live.number })
    : { ...live, waiting };
}
