#!/usr/bin/env node
// Operations on versions and menus, over the API. --json prints the response as JSON.
//   npm run ops -- status
//   npm run ops -- activate cards@1.4.0 --why "…"                    for everyone
//   npm run ops -- activate cards@1.4.0 --to 10% --why "…"           or --to users:<id>,<id> | roles:… | companies:…
//   npm run ops -- rollback cards --why "…"                          activates the previous version for everyone
//   npm run ops -- drain cards --why "…"                             ends canaries
//   npm run ops -- approve rrq_… --why "…"                           or reject, if a second approver is required
//   npm run ops -- quarantine cards@1.4.0 --why "…"                  or revoke: its files are no longer served
//   npm run ops -- trace 0123456789abcdef                            events of an error id, and the versions that the page ran
//   npm run ops -- menus                                             all menus, and who can open them
//   npm run ops -- menu disputes --title "Disputes" --title-zh "争议" --why "…"    creates or changes the menu of a
//     page: --below <page>, --seq 25, --icon card, --admin (in the administration menu), --hidden, --shown
//   npm run ops -- remove-menu disputes --why "…"
// CONSOLE_URL, CONSOLE_USER and CONSOLE_PASSWORD select console and user.
import { parseArgs } from 'node:util';
import { checkNode } from './lib/check-node.mjs';

checkNode();

const { connect, fail } = await import('./lib/console.mjs');
const { isMenuCommand, menuBodyOf, menuRequestOf, menusInWords } = await import('./lib/menus.mjs');
const { inWords, requestOf } = await import('./lib/ops.mjs');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string', default: 'everyone' },
    why: { type: 'string', default: '' },
    minimum: { type: 'boolean', default: false },
    title: { type: 'string' },
    'title-zh': { type: 'string' },
    below: { type: 'string' },
    icon: { type: 'string' },
    seq: { type: 'string' },
    admin: { type: 'boolean', default: false },
    hidden: { type: 'boolean', default: false },
    shown: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const [command = 'status', target = ''] = positionals;

/** Returns a valid request; an invalid one ends the command before anything is sent. */
const right = (request) => (request.at === 'wrong' ? fail(request.sentence) : request);

async function releases() {
  const request = right(requestOf({ ...values, command, target }));
  const { call, end } = await connect();
  const answer = request.at === 'ask' ? await call(request.path, request.body) : await release(request, call);
  await end();
  return { answer, words: request.at === 'ask' ? request.inWords(answer) : inWords(answer) };
}

/** Returns the live release or the result of a change. */
async function release(request, call) {
  const { list, waiting } = await call('/devopsRelease/list', {});
  const [live] = list;
  return request.at === 'change'
    ? call(request.path, { ...request.body, onNumber: live.number })
    : { ...live, waiting };
}

async function menus() {
  const request = right(menuRequestOf({ ...values, titleZh: values['title-zh'], command, target }));
  const { call, end } = await connect();
  const { list } = await call('/menu/list', {});
  if (request.at === 'list') {
    await end();
    return { answer: list, words: menusInWords(list) };
  }
  const body = right(menuBodyOf(request, list));
  const answer = await call(request.at === 'remove' ? '/menu/remove' : '/menu/save', body);
  await end();
  return { answer, words: request.at === 'remove' ? `Menu of ${answer.url} removed.` : menusInWords([answer]) };
}

const { answer, words } = await (isMenuCommand(command) ? menus() : releases());
console.log(values.json ? JSON.stringify(answer, null, 2) : words);
