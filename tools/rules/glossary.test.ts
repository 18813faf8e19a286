import path from 'node:path';
import { identifiersOf } from './identifiers';
import { filesBelow, read, readJson } from './tree';

/**
 * Words that `docs/glossary.md` replaced, with how many files still hold an identifier of them: of the server, and of all
 * others. The numbers only go down. What is left outside the server stays:
 *
 * - `deed` is a field of calls (the check of a choice of cards, the rehearsal of a release, the histories of holders and
 *   wallets) and of dialogs that a page hands over (menus, modules, the second factor);
 * - `deed` and `asked` are fields of audit lines, which are never changed, so both have a label;
 * - `obstacle` is a field of reviews and rehearsals, `impossible` one of the check of a choice of cards;
 * - `known` is in `knownPages` of the menus, `seat` in a code of fields.
 */
const replaced: Record<string, { server: number; elsewhere: number }> = {
  deed: { server: 16, elsewhere: 24 },
  told: { server: 0, elsewhere: 0 },
  asked: { server: 4, elsewhere: 1 },
  known: { server: 24, elsewhere: 3 },
  kept: { server: 5, elsewhere: 0 },
  words: { server: 13, elsewhere: 0 },
  eyes: { server: 0, elsewhere: 0 },
  worn: { server: 0, elsewhere: 0 },
  shelf: { server: 0, elsewhere: 0 },
  opened: { server: 3, elsewhere: 0 },
  seat: { server: 1, elsewhere: 1 },
  cast: { server: 1, elsewhere: 0 },
  wish: { server: 0, elsewhere: 0 },
  culprit: { server: 0, elsewhere: 0 },
  forge: { server: 0, elsewhere: 0 },
  faces: { server: 0, elsewhere: 0 },
  obstacle: { server: 5, elsewhere: 5 },
  desk: { server: 0, elsewhere: 0 },
  heard: { server: 0, elsewhere: 0 },
  impossible: { server: 3, elsewhere: 3 },
  tend: { server: 1, elsewhere: 0 },
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

test('identifiers are looked for in code, not in texts, patterns and comments', () => {
  const source =
    "const a = `select deed ${told.b({ c: `${d}` })} asked`; // wish\nconst e = 'eyes' + f; /* worn */ g(/kept [/]/, h / i / j)";
  expect([...identifiersOf(source)]).toEqual(['const', 'a', 'told', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']);
});

const isOfServer = (file: string) => file.startsWith('server/');

test.each(Object.entries(replaced))('"%s" comes into no other identifier', (word, counts) => {
  const files = [...new Set([...(holders.get(word) ?? []), ...(holders.get(`${word}s`) ?? [])])];
  const server = files.filter(isOfServer).length;
  const remedy = 'use the word of docs/glossary.md, and lower the number where it went';
  expect({ server, elsewhere: files.length - server, remedy }).toEqual({ ...counts, remedy });
});

test('no key of a text has one of the words', () => {
  const words = new Set(Object.keys(replaced).flatMap((word) => [word, `${word}s`]));
  // A reason in capitals is a name on the wire.
  const hasWord = (key: string) =>
    key
      .split(/[.-]/)
      .filter((part) => part !== part.toUpperCase())
      .flatMap(wordsOf)
      .some((word) => words.has(word));
  const wrong = filesBelow()
    .filter((file) => path.basename(file) === 'en-US.json')
    .flatMap((file) => Object.keys(readJson<object>(file)).filter(hasWord));
  expect({ wrong, remedy: 'use the word of docs/glossary.md' }).toMatchObject({ wrong: [] });
});
