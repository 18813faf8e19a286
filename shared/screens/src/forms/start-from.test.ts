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

test('a new record starts with an empty text in each text field that may be empty', () => {
  expect(start(null)).toEqual({ remark: '' });
});

test('an existing record starts with the fields of the draft only', () => {
  const record = { name: 'Spring', remark: '', kind: 'B', id: 'budget_1', version: 3 } as const;
  expect(start(record)).toEqual({ name: 'Spring', remark: '', kind: 'B', note: undefined });
});

test('an empty text of a required field is omitted', () => {
  const record = { name: '', remark: '', kind: 'A' } as const;
  expect(Object.keys(start(record))).toEqual(['remark', 'kind', 'note']);
});

test('a record without a field of the draft does not compile', () => {
  // @ts-expect-error `remark` and `kind` are missing
  expect(start({ name: 'Spring' })).toBeTruthy();
});
