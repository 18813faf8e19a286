import type { ExportColumns } from '@console/contracts/jobs';
import { requestedColumns, isComplete } from './export-columns.rules';

const columns = [
  { key: 'number', title: 'Card number', seenIn: 'number' },
  { key: 'limit', title: 'Limit', seenIn: 'limit' },
  { key: 'limitPeriod', title: 'Limit period', seenIn: 'limit' },
  { key: 'id', title: 'Card id', seenIn: 'number' },
];

test.each<[string, ExportColumns, string[], ExportColumns]>([
  ['all are all', { choice: 'ALL', keys: ['limit'] }, ['limit'], { choice: 'ALL', keys: [] }],
  [
    'those in sight have the order of the list, with what it shows beside them',
    { choice: 'SEEN', keys: [] },
    ['limit', 'number'],
    { choice: 'SEEN', keys: ['limit', 'limitPeriod', 'number', 'id'] },
  ],
  ['nothing in sight is all', { choice: 'SEEN', keys: [] }, [], { choice: 'ALL', keys: [] }],
  [
    'a chosen column that there is no more is left out',
    { choice: 'CHOSEN', keys: ['id', 'gone'] },
    [],
    { choice: 'CHOSEN', keys: ['id'] },
  ],
])('%s', (_what, choice, seen, requested) => {
  expect(requestedColumns(choice, { columns, seen })).toEqual(requested);
});

test('an empty choice cannot be exported', () => {
  expect(isComplete(requestedColumns({ choice: 'CHOSEN', keys: ['gone'] }, { columns, seen: [] }))).toBe(false);
  expect(isComplete({ choice: 'ALL', keys: [] })).toBe(true);
});
