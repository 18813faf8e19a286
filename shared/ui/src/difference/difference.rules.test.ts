import { changesOf } from './difference.rules';

test('what differs comes first, with what it was and is', () => {
  expect(changesOf({ version: 2, state: 'ACTIVE', alias: 'Trip' }, { version: 2, state: 'FROZEN', note: 'x' })).toEqual(
    [
      { field: 'state', before: 'ACTIVE', after: 'FROZEN', kind: 'changed' },
      { field: 'alias', before: 'Trip', after: null, kind: 'removed' },
      { field: 'note', before: null, after: 'x', kind: 'added' },
      { field: 'version', before: '2', after: '2', kind: 'same' },
    ],
  );
});

test('fields inside of fields and lines of lists are named; a list of plain values is one value', () => {
  const version = { limit: { amount: '1.00', days: [1, 2] }, lines: [{ rate: '2' }, { rate: '3' }] };
  expect(changesOf(null, version).map(({ field, after }) => [field, after])).toEqual([
    ['limit.amount', '1.00'],
    ['limit.days', '[1,2]'],
    ['lines.1.rate', '2'],
    ['lines.2.rate', '3'],
  ]);
});

test('what was nothing and is nothing is no field, and false and zero are something', () => {
  expect(changesOf({ note: null, tags: {} }, { note: '' })).toEqual([]);
  expect(changesOf(null, null)).toEqual([]);
  expect(changesOf({ isLow: false, count: 0 }, {}).map(({ before }) => before)).toEqual(['false', '0']);
});
