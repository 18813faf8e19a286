import { longText, requiredText } from '@console/contracts';
import { z } from '@console/contracts/zod';
import { startFrom } from './start-from';

const draft = z.strictObject({
  name: requiredText(60),
  remark: longText(),
  kind: z.enum(['A', 'B']),
  note: longText().optional(),
});
const start = startFrom(draft);

test('a new record starts with empty texts where a text may be empty', () => {
  expect(start(null)).toEqual({ remark: '' });
});

test('a change starts with the fields of the draft and nothing else of the record', () => {
  const record = { name: 'Spring', remark: '', kind: 'B', id: 'budget_1', version: 3 } as const;
  expect(start(record)).toEqual({ name: 'Spring', remark: '', kind: 'B', note: undefined });
});

test('a text that an unfinished record lacks is left out where the contract wants one', () => {
  const record = { name: '', remark: '', kind: 'A' } as const;
  expect(Object.keys(start(record))).toEqual(['remark', 'kind', 'note']);
});

test('a record without a field of the draft does not compile', () => {
  // @ts-expect-error `remark` and `kind` are missing
  expect(start({ name: 'Spring' })).toBeTruthy();
});
