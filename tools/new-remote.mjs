#!/usr/bin/env node
// Generates a remote with a list page, texts in both languages and a test; it passes every check unchanged.
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
Created remotes/${name} with one list page, ${name}. It shows cards until you replace the operation.
  npx jest remotes/${name}          runs its test
  npm start                         builds and activates it here; a demo also generates its team key
  npm run release -- ${name} --why "…"   publishes it on a running console whose root.json lists the team key
To make the page reachable, add a menu:
  npm run ops -- menu ${name} --title "${title}" --title-zh "${values['title-zh'] ?? '…'}" --why "…"${
    values['title-zh'] ? '' : `\nAdd its Chinese title to remotes/${name}/src/${name}/zh-CN.json.`
  }`);
