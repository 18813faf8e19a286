import { sql } from './sql';

test('a value travels beside the text, whatever it says', () => {
  const typed = "x'; drop table card; --";
  const request = sql`select 1 from card where ${sql`alias = ${typed}`} and id = any(${['card_1', 'card_2']})`;
  expect(request.text).toBe('select 1 from card where alias = $1 and id = any($2)');
  expect(request.values).toEqual([typed, ['card_1', 'card_2']]);
});

test('a name cannot end before its end', () => {
  expect(sql`select 1 from ${sql.identifier('a" union select "b')}`.text).toBe('select 1 from "a"" union select ""b"');
});

test('parts are put together with their values in order, and nothing comes of no parts', () => {
  const joined = sql.join([sql`a = ${1}`, sql`b = ${2}`], sql` and `);
  expect([joined.text, joined.values]).toEqual(['a = $1 and b = $2', [1, 2]]);
  expect(sql.join([], sql` and `).text).toBe('');
});
