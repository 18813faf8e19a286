import { longText, requiredText, text } from './text';

const codesOf = (schema: ReturnType<typeof text>, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => ('params' in issue ? issue.params?.['code'] : issue.code)) ?? [];

test.each([
  ['a line', text(), 100],
  ['a line that must be filled', requiredText(), 100],
  ['a text area', longText(), 500],
  ['a line with a limit of its own', text(7), 7],
])('%s takes as many characters as it may and not one more [seed 5.7]', (_name, schema, max) => {
  expect(codesOf(schema, '卡'.repeat(max))).toEqual([]);
  expect(codesOf(schema, '😀'.repeat(max))).toEqual([]);
  expect(codesOf(schema, 'a'.repeat(max + 1))).toEqual(['MAX_LENGTH']);
});

test('blanks around are no content', () => {
  expect(text().parse('  Alder \n')).toBe('Alder');
  expect(codesOf(requiredText(), ' \t ')).toEqual(['REQUIRED']);
});

test('what the database cannot keep is refused', () => {
  expect(codesOf(text(), 'a\u0000b')).toEqual(['TEXT']);
  expect(codesOf(text(), '\ud800')).toEqual(['TEXT']);
});
