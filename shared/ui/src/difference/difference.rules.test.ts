import { changesOf } from './difference.rules';

test('changed fields come first, with their values before and after', () => {
  expect(changesOf({ version: 2, state: 'ACTIVE', alias: 'Trip' }, { version: 2, state: 'FROZEN', note: 'x' })).toEqual(
    [
      { field: 'state', before: 'ACTIVE', after: 'FROZEN', kind: 'changed' },
      { field: 'alias', before: 'Trip', after: null, kind: 'removed' },
      { field: 'note', before: null, after: 'x', kind: 'added' },
      { field: 'version', before: '2', after: '2', kind: 'same' },
    ],
  );
});

test('nested fields and list items have a path; a list of plain values is one value', () => {
  const version = { limit: { amount: '1.00', days: [1, 2] }, lines: [{ rate: '2' }, { rate: '3' }] };
  expect(changesOf(null, version).map(({ field, after }) => [field, after])).toEqual([
    ['limit.amount', '1.00'],
    ['limit.days', '[1,2]'],
    ['lines.1.rate', '2'],
    ['lines.2.rate', '3'],
  ]);
});

test('a field that is empty in both versions is omitted; false and zero are values', () => {
  expect(changesOf({ note: null, tags: {} }, { note: '' })).toEqual([]);
  expect(changesOf(null, null)).toEqual([]);
  expect(changesOf({ isLow: false, count: 0 }, {}).map(({ before }) => before)).toEqual(['false', '0']);
});
