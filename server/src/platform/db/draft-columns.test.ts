import { z } from '@console/contracts/zod';
import { draftColumns } from './draft-columns';

const draft = z.strictObject({
  name: z.string(),
  fileType: z.enum(['CSV', 'JSON', 'XLSX']),
  sortField: z.string().optional(),
  columns: z.array(z.string()),
});
const stored = draftColumns('report_format', draft);

test('a draft is stored in the columns of its fields and read back as it was', () => {
  const full = { name: 'Daily', fileType: 'CSV', sortField: 'name', columns: ['name'] } as const;
  const row = stored.rowOf({ ...full, columns: [...full.columns] });
  expect(row).toEqual({ name: 'Daily', file_type: 'CSV', sort_field: 'name', columns: ['name'] });
  expect(stored.draftOf({ name: 'Daily', file_type: 'CSV', sort_field: 'name', columns: ['name'] })).toEqual(full);
});

test('a field that is omitted is stored as null and omitted again', () => {
  const row = stored.rowOf({ name: 'Daily', fileType: 'JSON', columns: [] });
  expect(row).toEqual({ name: 'Daily', file_type: 'JSON', sort_field: null, columns: [] });
  expect(stored.draftOf({ name: 'Daily', file_type: 'JSON', sort_field: null, columns: [] })).toEqual({
    name: 'Daily',
    fileType: 'JSON',
    columns: [],
  });
});

test('only the columns of the draft are read', () => {
  expect(Object.keys(stored.columns)).toEqual(['name', 'file_type', 'sort_field', 'columns']);
});

test('a field that the table cannot store does not compile', () => {
  // @ts-expect-error no column `owner`
  expect(draftColumns('report_format', z.strictObject({ owner: z.string() }))).toBeTruthy();
  // @ts-expect-error the column is a text
  expect(draftColumns('report_format', z.strictObject({ name: z.int() }))).toBeTruthy();
  // @ts-expect-error the column has other values
  expect(draftColumns('report_format', z.strictObject({ fileType: z.enum(['PDF']) }))).toBeTruthy();
  // @ts-expect-error the column cannot be null
  expect(draftColumns('report_format', z.strictObject({ name: z.string().optional() }))).toBeTruthy();
  // @ts-expect-error amounts are stored as minor units
  expect(draftColumns('account', z.strictObject({ lowBalanceThresholdMinor: z.int() }))).toBeTruthy();
});
