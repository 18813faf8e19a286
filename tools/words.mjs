#!/usr/bin/env node
// Report of the words that docs/glossary.md replaced: how many identifiers and keys of texts contain each, and where.
//   npm run words                     every word
//   npm run words -- deed asked       only these
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { placesOf, replacedWords } from './lib/words.mjs';

const named = process.argv.slice(2);
// Names of columns are copied from migrations, which are never changed.
const isRead = (file) => /\.tsx?$|\/en-US\.json$/.test(file) && path.basename(file) !== 'tables.ts';

const listed = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate']);
const files = await Promise.all(
  listed
    .split('\n')
    .filter(isRead)
    .map(async (file) => ({ file, text: await readFile(path.join(root, file), 'utf8') })),
);
const words = replacedWords(await readFile(path.join(root, 'docs/glossary.md'), 'utf8'));
for (const { word, places } of placesOf(named.length > 0 ? named : words, files)) {
  console.log(`${word}: ${places.length}`);
  for (const place of places) console.log(`  ${place}`);
}
