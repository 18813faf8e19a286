import { identifiersOf, literalsOf } from './identifiers.mjs';

const source =
  "const a = `select deed ${told.b({ c: `${d}` })} asked`; // wish\nconst e = 'eyes' + f; /* worn\n */ g(/kept [/]/, h / i / j)";

test('identifiers are found in code with their lines, but not in texts, regular expressions and comments', () => {
  expect(identifiersOf(source).map(({ name, line }) => `${line} ${name}`)).toEqual([
    '1 const',
    '1 a',
    '1 told',
    '1 b',
    '1 c',
    '1 d',
    '2 const',
    '2 e',
    '2 f',
    '3 g',
    '3 h',
    '3 i',
    '3 j',
  ]);
});

test('texts are found between quotes and in each piece of a template', () => {
  expect(literalsOf(source)).toEqual(['select deed ', '', '', ' asked', 'eyes']);
});
