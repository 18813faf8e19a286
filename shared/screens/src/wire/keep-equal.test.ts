import { keepEqual } from './keep-equal';

const rows = [
  { id: '1', amount: { minor: 5 } },
  { id: '2', amount: { minor: 7 } },
];
const before = { asOf: '10:00', list: rows };
// A copy, like a parsed response.
const copy = (value: typeof before): typeof before => JSON.parse(JSON.stringify(value));

test('an equal value keeps its identity', () => {
  expect(keepEqual(before, copy(before))).toBe(before);
});

test('unchanged rows keep their identity in a new response', () => {
  const next = keepEqual(before, { ...copy(before), asOf: '10:01' });
  expect(next.asOf).toBe('10:01');
  expect(next.list).toBe(rows);
});

test('a changed row is new, its neighbour is not', () => {
  const changed = copy(before);
  changed.list[1] = { id: '2', amount: { minor: 8 } };
  const next = keepEqual(before, changed);
  expect(next).toEqual(changed);
  expect(next.list[0]).toBe(rows[0]);
  expect(next.list[1]).not.toBe(rows[1]);
});

test.each([
  ['a field more', { a: 1 }, { a: 1, b: undefined }],
  ['a field less', { a: 1, b: undefined }, { a: 1 }],
  ['another field', { a: undefined }, { b: undefined }],
  ['an item more', [1], [1, 2]],
  ['an item less', [1, 2], [1]],
  ['a list in place of an object', { 0: 'a' }, ['a']],
  ['null in place of an object', { a: 1 }, null],
  ['an object in place of nothing', undefined, { a: 1 }],
  ['another moment', new Date(0), new Date(1)],
])('%s is replaced', (_name, old, next) => {
  expect(keepEqual(old, next)).toStrictEqual(next);
});
