#!/usr/bin/env node
// Reports the words that docs/glossary.md replaced: the number of identifiers and text keys with each word, and their places.
//   npm run words                     all words
//   npm run words -- deed asked       only these words
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { placesOf, replacedWords } from './lib/words.mjs';

const named = process.argv.slice(2);
// Column names come from migrations, which are immutable.
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
