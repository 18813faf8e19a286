import { changesOf } from './audit-diff.rules';

test('changed fields come first, with what they were and are', () => {
  expect(changesOf({ version: 2, state: 'ACTIVE' }, { version: 2, state: 'FROZEN', note: 'x' })).toEqual([
    { field: 'state', before: 'ACTIVE', after: 'FROZEN', isChanged: true },
    { field: 'note', before: null, after: 'x', isChanged: true },
    { field: 'version', before: '2', after: '2', isChanged: false },
  ]);
});

test('fields inside of fields are named, lists are one value', () => {
  expect(
    changesOf(null, { limit: { amount: '1.00', days: [1, 2] } }).map(({ field, after }) => [field, after]),
  ).toEqual([
    ['limit.amount', '1.00'],
    ['limit.days', '[1,2]'],
  ]);
});

test('what was nothing and is nothing is no field', () => {
  expect(changesOf({ note: null }, { note: '' })).toEqual([]);
  expect(changesOf(null, null)).toEqual([]);
});
