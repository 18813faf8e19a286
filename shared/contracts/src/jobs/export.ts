import { z } from '@console/contracts/zod';
import { keyword } from '../list';
import { operation, type Permission } from '../operation';
import { id, text } from '../text';
import { job } from './job';

/** File formats: CSV for other programs, XLSX with typed cells for people. */
export const exportFormats = ['XLSX', 'CSV'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Column choices of a file: all columns, those visible in the list, or selected ones. */
export const columnChoices = ['ALL', 'SEEN', 'CHOSEN'] as const;
export type ColumnChoice = (typeof columnChoices)[number];

const key = text(40);

/** Columns of a file in order, by key. The keys are ignored if all columns are chosen. */
export const exportColumns = z.strictObject({ choice: z.enum(columnChoices), keys: z.array(key).max(60) });
export type ExportColumns = z.infer<typeof exportColumns>;

/** Ids of selected rows: their prefix, or a schema for ids without a prefix, such as codes. */
type RowIds = { prefix: string } | { rowId: z.ZodType<string> };

/** Input of an export: filter and order of the list, or selected rows. Exports have no pages. */
export function exportInput<F extends z.ZodObject, S extends [string, ...string[]]>(
  filter: F,
  { sortable, ...ids }: { sortable: S } & RowIds,
) {
  const rowId = 'prefix' in ids ? id(ids.prefix) : ids.rowId;
  return z.strictObject({
    format: z.enum(exportFormats),
    /** Default: all columns. */
    columns: exportColumns.optional(),
    filter: filter.optional(),
    keyword: keyword().optional(),
    sort: z
      .array(z.strictObject({ field: z.enum(sortable), dir: z.enum(['asc', 'desc']) }))
      .max(3)
      .optional(),
    ids: z.array(rowId).max(1000).optional(),
  });
}

/** Exact number of rows that an export would have now, with the available columns. */
export const exportCount = z.strictObject({
  count: z.int(),
  columns: z.array(
    z.strictObject({
      key,
      title: z.string(),
      /** Column of the list that displays it. */
      seenIn: key,
    }),
  ),
  /** Columns that the user chose last. */
  chosen: exportColumns.nullable(),
});
export type ExportCount = z.infer<typeof exportCount>;

type Exported<F, S> = RowIds & {
  /** Path of the noun; both operations are below it. */
  path: `/${string}`;
  permission: Permission;
  filter: F;
  sortable: S;
};

/** Declares the operations of an export: one counts the rows, the other starts the job that writes them. */
export function exportCalls<F extends z.ZodObject, S extends [string, ...string[]]>({
  path,
  permission,
  filter,
  ...about
}: Exported<F, S>) {
  const input = exportInput(filter, about);
  return {
    start: operation({ path: `${path}/export`, permission, input, output: job, idempotent: true }),
    count: operation({
      path: `${path}/exportCount`,
      permission,
      input: input.omit({ format: true, sort: true, columns: true }),
      output: exportCount,
      reads: true,
    }),
  };
}
