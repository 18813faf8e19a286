import { z } from '@console/contracts/zod';
import { money } from './money';
import { text } from './text';

/** Page sizes of the specification, section 9. */
export const pageSizes = [10, 20, 30, 50, 100, 200] as const;
export type PageSize = (typeof pageSizes)[number];

const pageSize = z.literal([...pageSizes]);

/** Keyword of a list. It refuses full card numbers, because keywords appear in addresses and are stored with exports. */
export const keyword = () => text();

/** Input of a list. Page numbers reach row 10,000, cursors any depth. */
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
    /** Returns only the rows of the page, without counts and sums. */
    rowsOnly: z.boolean().optional(),
  });
}

/** Output of a list. Totals are per currency and never summed across currencies. */
export function listOutput<R extends z.ZodType>(record: R) {
  return z.strictObject({
    list: z.array(record),
    /** Number of omitted rows, which only a newer version of the server can read. */
    unreadable: z.int().optional(),
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

/** Input of the counts for a list's tabs: the list's keyword and filters, except for the filter that the tabs set. */
export const countsInput = <F extends z.ZodObject>(filter: F) =>
  z.strictObject({ filter: filter.optional(), keyword: keyword().optional() });

/**
 * Row counts: the total, and one count per value of a field. If a list has too many rows to count, `total` is null and
 * `counts` is empty. Values without rows are omitted.
 */
export const countsOutput = <V extends string>(values: readonly V[]) =>
  z.strictObject({
    total: z.int().nullable(),
    counts: z.array(z.strictObject({ value: z.enum(values), count: z.int() })),
  });

/** Row counts of a list: the total, and one count per value of a field. */
export interface ListCounts<V extends string = string> {
  total: number | null;
  counts: { value: V; count: number }[];
}

/** Common input of all lists. */
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

/** A page of rows. */
export interface ListResult<Row> {
  list: Row[];
  unreadable?: number | undefined;
  total: number;
  totalIsExact: boolean;
  page: number;
  pageSize: PageSize;
  next?: string | undefined;
  prev?: string | undefined;
  asOf: string;
  aggregates: Record<string, z.infer<typeof money>[]>;
}

/** Action of a row. A disabled action has a reason: a code with a text in both languages. */
export const allowedAction = z.strictObject({
  action: z.string(),
  enabled: z.boolean(),
  reason: z.string().optional(),
});
export type AllowedAction = z.infer<typeof allowedAction>;
