#!/usr/bin/env node
// A new remote with one list page, texts in both languages and a test; it passes every check as it stands.
//   npm run new-remote -- disputes
//   npm run new-remote -- disputes --title "Disputes" --title-zh "争议"
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkNode } from './lib/check-node.mjs';

checkNode();

const { nameFault, scaffold, titleOf } = await import('./lib/scaffold.mjs');
const { adopt } = await import('./lib/install.mjs');
const { root } = await import('./lib/root.mjs');
const { run } = await import('./lib/run.mjs');
const { step } = await import('./lib/step.mjs');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { title: { type: 'string' }, 'title-zh': { type: 'string' } },
});
const [name = ''] = positionals;
const fault = nameFault(name, root);
if (fault) {
  console.error(fault);
  process.exit(1);
}
const title = values.title ?? titleOf(name);

let files = [];
await step('scaffold', () => {
  files = scaffold({ checkout: root, name, title, titleZh: values['title-zh'] ?? title });
});
await step('install', adopt);
await step('format', () =>
  run(path.join(root, 'node_modules/.bin/prettier'), ['--write', '--log-level', 'warn', ...files]).then(() => 'done'),
);

console.log(`
remotes/${name} is there: one list page, ${name}, that shows cards until you give it a call of your own.
  npx jest remotes/${name}          its test
  npm start                         builds it and makes it live here; a demo makes its key too
  npm run release -- ${name} --why "…"   publishes it to a running console whose root.json names the team
Its page appears once a menu leads to it:
  npm run ops -- menu ${name} --title "${title}" --title-zh "${values['title-zh'] ?? '…'}" --why "…"${
    values['title-zh'] ? '' : `\nWrite its Chinese title into remotes/${name}/src/${name}/zh-CN.json.`
  }`);
