import { z } from '@console/contracts/zod';
import { keyword } from '../list';
import { id } from '../text';

/** Kinds of file. CSV for other programs, XLSX with typed cells for people. */
export const exportFormats = ['XLSX', 'CSV'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What an export is about: the same filter and order as the list, or some chosen rows of it. Never a page. */
export function exportInput<F extends z.ZodObject, S extends [string, ...string[]], P extends string>(
  filter: F,
  { sortable, prefix }: { sortable: S; prefix: P },
) {
  return z.strictObject({
    format: z.enum(exportFormats),
    filter: filter.optional(),
    keyword: keyword().optional(),
    sort: z
      .array(z.strictObject({ field: z.enum(sortable), dir: z.enum(['asc', 'desc']) }))
      .max(3)
      .optional(),
    ids: z.array(id(prefix)).max(1000).optional(),
  });
}

/** How many rows an export would have now, counted one by one. */
export const exportCount = z.strictObject({ count: z.int() });
