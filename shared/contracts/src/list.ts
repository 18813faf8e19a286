import { z } from '@console/contracts/zod';
import { money } from './money';
import { text } from './text';

/** Page sizes of the specification, section 9. */
export const pageSizes = [10, 20, 30, 50, 100, 200] as const;
export type PageSize = (typeof pageSizes)[number];

const pageSize = z.literal([...pageSizes]);

/** What a list is searched for. Never a whole card number: keywords stand in addresses and in what exports keep. */
export const keyword = () => text();

/** Input of a list: page numbers reach row 10,000, cursors any depth. */
export function listInput<F extends z.ZodObject, S extends [string, ...string[]]>(filter: F, sortable: S) {
  return z.strictObject({
    page: z.int().min(1).max(10_000).optional(),
    pageSize: pageSize.optional(),
    after: z.string().max(500).optional(),
    before: z.string().max(500).optional(),
    sort: z
      .array(z.strictObject({ field: z.enum(sortable), dir: z.enum(['asc', 'desc']) }))
      .max(3)
      .optional(),
    filter: filter.optional(),
    keyword: keyword().optional(),
    /** The rows of the page and no more: nothing is counted beyond them, and nothing summed. */
    rowsOnly: z.boolean().optional(),
  });
}

/** Answer of a list. Totals of amounts are per currency, never summed across. */
export function listOutput<R extends z.ZodType>(record: R) {
  return z.strictObject({
    list: z.array(record),
    total: z.int(),
    totalIsExact: z.boolean(),
    page: z.int(),
    pageSize,
    next: z.string().optional(),
    prev: z.string().optional(),
    asOf: z.iso.datetime(),
    aggregates: z.record(z.string(), z.array(money)),
  });
}

/** What a list call takes, whatever its noun. */
export interface ListQuery {
  page?: number | undefined;
  pageSize?: PageSize | undefined;
  after?: string | undefined;
  before?: string | undefined;
  sort?: { field: string; dir: 'asc' | 'desc' }[] | undefined;
  filter?: Record<string, unknown> | undefined;
  keyword?: string | undefined;
  rowsOnly?: boolean | undefined;
}

/** One page of rows, whatever their noun. */
export interface ListResult<Row> {
  list: Row[];
  total: number;
  totalIsExact: boolean;
  page: number;
  pageSize: PageSize;
  next?: string | undefined;
  prev?: string | undefined;
  asOf: string;
  aggregates: Record<string, z.infer<typeof money>[]>;
}

/** An action that a row offers; a disabled one says why, by a code with a text in both languages. */
export const allowedAction = z.strictObject({
  action: z.string(),
  enabled: z.boolean(),
  reason: z.string().optional(),
});
export type AllowedAction = z.infer<typeof allowedAction>;
