import { z } from '@console/contracts/zod';
import { keyword } from '../list';
import { operation, type Permission } from '../operation';
import { id, text } from '../text';
import { job } from './job';

/** Kinds of file. CSV for other programs, XLSX with typed cells for people. */
export const exportFormats = ['XLSX', 'CSV'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Which columns a file has: all that there are, those that the list shows, or some that were chosen. */
export const columnChoices = ['ALL', 'SEEN', 'CHOSEN'] as const;
export type ColumnChoice = (typeof columnChoices)[number];

const key = text(40);

/** Columns of a file by their keys, in their order; the keys say nothing where all are wanted. */
export const exportColumns = z.strictObject({ choice: z.enum(columnChoices), keys: z.array(key).max(60) });
export type ExportColumns = z.infer<typeof exportColumns>;

/** Ids of chosen rows: their prefix, or the schema of ids without one, such as codes. */
type RowIds = { prefix: string } | { rowId: z.ZodType<string> };

/** What an export is about: the same filter and order as the list, or some chosen rows of it. Never a page. */
export function exportInput<F extends z.ZodObject, S extends [string, ...string[]]>(
  filter: F,
  { sortable, ...ids }: { sortable: S } & RowIds,
) {
  const rowId = 'prefix' in ids ? id(ids.prefix) : ids.rowId;
  return z.strictObject({
    format: z.enum(exportFormats),
    /** All of them where it is left out. */
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

/** How many rows an export would have now, counted one by one, and what each of them can say. */
export const exportCount = z.strictObject({
  count: z.int(),
  columns: z.array(
    z.strictObject({
      key,
      title: z.string(),
      /** Column of the list that shows it too. */
      seenIn: key,
    }),
  ),
  /** What this user chose last. */
  chosen: exportColumns.nullable(),
});
export type ExportCount = z.infer<typeof exportCount>;

type Exported<F, S> = RowIds & {
  /** Of the noun; the two calls stand below it. */
  path: `/${string}`;
  permission: Permission;
  filter: F;
  sortable: S;
};

/** The calls of an export: how many rows it would have, and the job that writes them. */
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
