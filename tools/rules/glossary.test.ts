import path from 'node:path';
import { identifiersOf } from './identifiers';
import { filesBelow, read } from './tree';

/**
 * Words that `docs/glossary.md` replaced, with how many files still hold an identifier of them. The numbers only go down:
 * what stays in the end are names on the wire, in tables and in captured state.
 */
const replaced: Record<string, number> = {
  deed: 40,
  told: 2,
  asked: 6,
  known: 65,
  kept: 20,
  words: 27,
  eyes: 0,
  worn: 0,
  shelf: 0,
  opened: 14,
  seat: 2,
  cast: 1,
  wish: 0,
  culprit: 0,
  forge: 1,
  faces: 0,
  obstacle: 11,
  desk: 1,
  heard: 0,
  impossible: 7,
  tend: 2,
};

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/_+/);

/** The list itself, and what is printed from tables whose names stay. */
const excepted = new Set(['glossary.test.ts', 'tables.ts']);

/** Files that hold the word, alone or as a part of a name. */
const holders = new Map<string, Set<string>>();
for (const file of filesBelow().filter((one) => /\.tsx?$/.test(one) && !excepted.has(path.basename(one))))
  for (const name of identifiersOf(read(file)))
    for (const word of wordsOf(name)) holders.set(word, (holders.get(word) ?? new Set()).add(file));

test('identifiers are looked for in code, not in texts and comments', () => {
  const source = "const a = `select deed ${told.b({ c: `${d}` })} asked`; // wish\nconst e = 'eyes' + f; /* worn */";
  expect([...identifiersOf(source)]).toEqual(['const', 'a', 'told', 'b', 'c', 'd', 'e', 'f']);
});

test.each(Object.entries(replaced))('"%s" comes into no other identifier', (word, count) => {
  const files = [...(holders.get(word) ?? []), ...(holders.get(`${word}s`) ?? [])];
  const remedy = 'use the word of docs/glossary.md, and lower the number where it went';
  expect({ files: new Set(files).size, remedy }).toMatchObject({ files: count });
});
