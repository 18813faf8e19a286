#!/usr/bin/env node
// Generates a noun: operations, table, server, list, form, dialog, export, texts and passing tests.
//   npm run new-noun -- cards/budget --title-zh "预算"
//   npm run new-noun -- company/agency --plural agencies --title-zh "代理机构"
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkNode } from './lib/check-node.mjs';

checkNode();

const { nounFault, printNoun } = await import('./lib/noun.mjs');
const { root } = await import('./lib/root.mjs');
const { run } = await import('./lib/run.mjs');
const { step } = await import('./lib/step.mjs');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { plural: { type: 'string' }, 'title-zh': { type: 'string' } },
});
const [area = '', noun] = (positionals[0] ?? '').split('/');
const fault = nounFault({ area, noun }, root);
if (fault) {
  console.error(fault);
  process.exit(1);
}
/** Column types, generated from the migrated database. */
const tables = 'server/src/platform/db/tables.ts';
const bin = (name) => path.join(root, 'node_modules/.bin', name);

/** @type {{ written: string[], edited: string[] }} */
let printed = { written: [], edited: [] };
await step('print', () => {
  printed = printNoun({
    checkout: root,
    area,
    noun,
    ...(values.plural && { nouns: values.plural }),
    titleZh: values['title-zh'] ?? noun,
  });
});
const files = [...printed.written, ...printed.edited].filter((file) => !file.endsWith('.sql'));
await step('format', () => run(bin('prettier'), ['--write', '--log-level', 'warn', ...files]).then(() => 'done'));
await step('tables', () =>
  run(bin('jest'), ['--selectProjects', 'server', '--testPathPatterns', 'platform/db/tables'], {
    env: { ...process.env, PRINT_TABLES: 'on' },
  }).then(() => 'done'),
);
printed.edited.push(tables);

console.log(`
Created files:
${printed.written.map((file) => `  ${file}`).join('\n')}
Edited files:
${printed.edited.map((file) => `  ${file}`).join('\n')}
Not generated: further fields, figures and related records of its page, and its rules.`);
if (!values['title-zh']) console.log(`Replace "${noun}" in the Chinese texts by its Chinese name.`);
