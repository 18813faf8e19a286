import { sql } from './sql';

test('a value is a parameter and never part of the text', () => {
  const typed = "x'; drop table card; --";
  const request = sql`select 1 from card where ${sql`alias = ${typed}`} and id = any(${['card_1', 'card_2']})`;
  expect(request.text).toBe('select 1 from card where alias = $1 and id = any($2)');
  expect(request.values).toEqual([typed, ['card_1', 'card_2']]);
});

test('a quoted name cannot be closed early', () => {
  expect(sql`select 1 from ${sql.identifier('a" union select "b')}`.text).toBe('select 1 from "a"" union select ""b"');
});

test('parts are joined with their values in order; without parts the statement is empty', () => {
  const joined = sql.join([sql`a = ${1}`, sql`b = ${2}`], sql` and `);
  expect([joined.text, joined.values]).toEqual(['a = $1 and b = $2', [1, 2]]);
  expect(sql.join([], sql` and `).text).toBe('');
});
