import type { z } from '@console/contracts/zod';
import { email, longText, phone, requiredLongText, requiredText, text, textBetween } from './text';

const codesOf = (schema: z.ZodType<string>, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => ('params' in issue ? issue.params?.['code'] : issue.code)) ?? [];

test.each([
  ['a line', text(), 100],
  ['a line that must be filled', requiredText(), 100],
  ['a text area', longText(), 500],
  ['a line with a limit of its own', text(7), 7],
])('[seed 5.7, 9.8] %s accepts its maximum length and not one character more', (_name, schema, max) => {
  expect(codesOf(schema, '卡'.repeat(max))).toEqual([]);
  expect(codesOf(schema, '😀'.repeat(max))).toEqual([]);
  expect(codesOf(schema, 'a'.repeat(max + 1))).toEqual(['MAX_LENGTH']);
});

test('surrounding blanks are removed', () => {
  expect(text().parse('  Alder \n')).toBe('Alder');
  expect(codesOf(requiredText(), ' \t ')).toEqual(['REQUIRED']);
});

test('characters that the database cannot store are refused', () => {
  expect(codesOf(text(), 'a\u0000b')).toEqual(['TEXT']);
  expect(codesOf(text(), '\ud800')).toEqual(['TEXT']);
});

test.each(['two\nlines', 'a\tb', 'bell\u0007', 'line\u2028end', 'gnp\u202Eexe.txt', 'a\u2066b', 'c1\u0085'])(
  'a line contains only characters that a line accepts: %j',
  (typed) => {
    expect(codesOf(text(), typed)).toEqual(['TEXT']);
    expect(codesOf(requiredText(), typed)).toEqual(['TEXT']);
  },
);

test('a text area accepts lines and tabs, and no other invisible characters', () => {
  expect(codesOf(longText(), 'two\r\nlines\tand more')).toEqual([]);
  for (const typed of ['bell\u0007', 'gnp\u202Eexe.txt', '\u2067a'])
    expect(codesOf(longText(), typed)).toEqual(['TEXT']);
});

test.each([
  ['an e-mail address', email(), '4111111111111111@shop.example'],
  ['a phone number', phone(), '4111 1111 1111 1111'],
  ['a line', text(), '4111.1111.1111.1111'],
  ['a line that must be filled', requiredText(), '4111/1111/1111/1111'],
  ['a text area', longText(), 'They gave me 4111 1111\n1111 1111'],
  ['a text area that must be filled', requiredLongText(), '４１１１１１１１１１１１１１１１'],
])('%s refuses a full card number', (_name, schema, typed) => {
  expect(codesOf(schema, typed)).toEqual(['CARD_NUMBER_HERE']);
});

test.each([
  'pat.field@example.com ',
  '\u00A0pat.field@example.com\u3000',
  '\uFEFFpat.field@example.com\u200B',
  '\tpat.field@example.com\n',
  'ｐａｔ．ｆｉｅｌｄ＠ｅｘａｍｐｌｅ．ｃｏｍ',
  'pat.field@example。com',
])('an e-mail address is accepted with blanks, invisible and full-width characters: %j', (typed) =>
  expect(email().parse(typed)).toBe('pat.field@example.com'),
);

test.each(['pat field@example.com', 'pat.field@', '', ' '])('an invalid e-mail address is refused: %j', (typed) =>
  expect(email().safeParse(typed).error?.issues).toMatchObject([{ code: 'invalid_format', format: 'email' }]),
);

test.each([
  [' 415 555 0100 ', '415 555 0100'],
  ['\u00A0415\u00A0555\u00A00100', '415 555 0100'],
  ['４１５　５５５　０１００', '415 555 0100'],
  ['415\u2011555－0100\u200B', '415-555-0100'],
])('a phone number is accepted with blanks, invisible and full-width characters: %j', (typed, stored) =>
  expect(phone().parse(typed)).toBe(stored),
);

test('a text far above the maximum is refused for its length without further checks', () => {
  const long = '4111 1111 1111 1111 '.repeat(50_000);
  expect(codesOf(text(100), long)).toEqual(['MAX_LENGTH']);
  expect(codesOf(email(), long)).not.toContain('CARD_NUMBER_HERE');
});

test('a line with a minimum and a maximum reports both, and an empty one only that it is empty [seed 5.2]', () => {
  const code = textBetween(3, 24);
  expect(codesOf(code, 'abc')).toEqual([]);
  expect(codesOf(code, 'ab')).toEqual(['LENGTH']);
  expect(codesOf(code, 'a'.repeat(25))).toEqual(['LENGTH']);
  expect(codesOf(code, ' ')).toEqual(['REQUIRED']);
});
