import { placesOf, replacedWords } from './words.mjs';

const glossary = `# Glossary

## The server

| In code | Term to use |
| ------- | ----------- |
| record  | record      |

## Replaced

| Not in identifiers   | But    |
| -------------------- | ------ |
| deed, wasSent        | action |
| hold (of a row, set) | lock   |
`;

test('words are read from the first column of the last table, without remarks', () => {
  expect(replacedWords(glossary)).toEqual(['deed', 'wasSent', 'hold']);
});

test('each word is listed with the file and line of every name that contains it', () => {
  const files = [
    { file: 'a.ts', text: "const theDeed = 'deed';\nlet wasSent = deeds + indeed;" },
    { file: 'en-US.json', text: '{\n  "card.deed": "A hold"\n}' },
  ];
  expect(placesOf(['deed', 'wasSent', 'hold'], files)).toEqual([
    { word: 'deed', places: ['a.ts:1 theDeed', 'a.ts:2 deeds', 'en-US.json:2 card.deed'] },
    { word: 'wasSent', places: ['a.ts:2 wasSent'] },
    { word: 'hold', places: [] },
  ]);
});
