import { readCardFile } from './cards/card-file.rules';
import { requiredText, text, textBetween } from './text';

test.each([
  ['a zero-width space', 'Ali\u200Bce'],
  ['a zero-width joiner', 'Ali\u200Dce'],
  ['a zero-width non-joiner', 'Ali\u200Cce'],
  ['a word joiner', 'Ali\u2060ce'],
  ['a byte order mark', '\uFEFFAlice'],
  ['a soft hyphen', 'Ali\u00ADce'],
  ['a mark of direction', 'Alice\u200E'],
  ['a variation selector', 'Alice\uFE0F'],
  ['a Hangul filler', 'Alice\u3164'],
  ['a blank of Braille', 'Alice\u2800'],
  ['a tag', 'Alice\u{E0041}'],
  ['an invisible character before blanks', '\u200B Alice \u200B'],
])('%s is removed from names, titles and keywords', (_name, typed) => {
  for (const schema of [text(), requiredText(), textBetween(2, 20)]) expect(schema.parse(typed)).toBe('Alice');
});

test.each(['\u00A0', '\u2003', '\u202F', '\u3000'])('every kind of space is a plain one: %j', (space) =>
  expect(text().parse(`Acme${space}Ltd`)).toBe('Acme Ltd'),
);

test('a text of invisible characters alone is empty', () =>
  expect(requiredText().safeParse('\u200B\u3164\u2800').error?.issues).toMatchObject([
    { params: { code: 'REQUIRED' } },
  ]));

test.each(['👩🏽‍💻 Ann', '👨‍👩‍👧', '❤️', '1️⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '☎️ 24h', 'علی‌رضا', 'क्‍ष', '微软'])('%s stays as typed', (typed) =>
  expect(text().parse(typed)).toBe(typed.normalize('NFC')),
);

test('invisible characters are removed from holders and aliases of a card file', () => {
  const { lines } = readCardFile(
    'Cardholder,Date of birth,Card alias,Limit,Deposit\nAli\u200Bce\u00A0Lee,1990-05-31,Tra\u00ADvel,,',
  );
  expect(lines).toMatchObject([{ cardholder: 'Alice Lee', alias: 'Travel' }]);
});
