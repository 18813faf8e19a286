import type { ListQuery, PageSize } from '@console/contracts';
import { addDays, isDay, pageSizes } from '@console/contracts';
import type { z } from '@console/contracts/zod';

/** Format of a filter in the address: codes separated by commas, a flag, `2026-03-01..2026-03-09`, or `USD:10..50`. */
type FilterKind = 'list' | 'flag' | 'days' | 'amounts';
/** Filters of a list by name. */
export type FilterKinds = Readonly<Record<string, FilterKind>>;

/** State of a list in its address. */
export interface ListAddress {
  page: number;
  pageSize: PageSize;
  sort: { key: string; dir: 'asc' | 'desc' } | undefined;
  keyword: string;
  /** Active filters only. */
  filters: Readonly<Record<string, readonly string[]>>;
}

const defaultSize: PageSize = 20;
const sizeOf = (text: string | null): PageSize => pageSizes.find((size) => String(size) === text) ?? defaultSize;

/** Reads `?page=2&size=50&sort=-createdAt&q=…&state=FROZEN,ACTIVE`. */
export function readAddress(search: URLSearchParams, kinds: FilterKinds): ListAddress {
  const sort = search.get('sort');
  const filters = Object.keys(kinds).map((name) => [name, valuesIn(search.get(name) ?? '', kinds[name])] as const);
  return {
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
    pageSize: sizeOf(search.get('size')),
    sort: sort ? { key: sort.replace(/^-/, ''), dir: sort.startsWith('-') ? 'desc' : 'asc' } : undefined,
    keyword: search.get('q') ?? '',
    filters: Object.fromEntries(filters.filter(([, values]) => values.length > 0)),
  };
}

/** Splits lists of codes at commas. An amount range is not split, so that the contract refuses one with a comma. */
function valuesIn(text: string, kind: FilterKind | undefined): string[] {
  const values = kind === 'amounts' ? [text] : text.split(',');
  return values.filter(Boolean);
}

/** Writes `next` into the address. Other parameters are kept, and defaults are omitted. */
export function writeAddress(search: URLSearchParams, next: ListAddress, kinds: FilterKinds): URLSearchParams {
  const written = new URLSearchParams(search);
  const put = (name: string, value: string) => (value ? written.set(name, value) : written.delete(name));
  put('page', next.page > 1 ? String(next.page) : '');
  put('size', next.pageSize === defaultSize ? '' : String(next.pageSize));
  put('sort', next.sort ? `${next.sort.dir === 'desc' ? '-' : ''}${next.sort.key}` : '');
  put('q', next.keyword);
  for (const name of Object.keys(kinds)) put(name, (next.filters[name] ?? []).join(','));
  return written;
}

/** Returns the input of the list call. */
export function queryOf({ page, pageSize, sort, keyword, filters }: ListAddress, kinds: FilterKinds): ListQuery {
  const filter = Object.entries(filters).map(([name, values]) => [name, wordOf(kinds[name], values)]);
  return {
    page,
    pageSize,
    ...(sort && { sort: [{ field: sort.key, dir: sort.dir }] }),
    ...(keyword && { keyword }),
    ...(filter.length > 0 && { filter: Object.fromEntries(filter) }),
  };
}

function wordOf(kind: FilterKind | undefined, values: readonly string[]): unknown {
  if (kind === 'flag') return values[0] === 'true';
  if (kind === 'amounts') return rangeIn(values);
  if (kind !== 'days') return values;
  const { first, last } = daysIn(values);
  // Users enter the last included day; operations expect the first excluded day.
  return { ...(first && { from: first }), ...(last && { to: isDay(last) ? addDays(last, 1) : last }) };
}

/** Returns the first and the last day of a day filter, if set. */
export function daysIn(values: readonly string[] = []): { first: string; last: string } {
  const [first = '', last = ''] = (values[0] ?? '').split('..');
  return { first, last };
}

/** Returns the currency and the ends of an amount filter, each end if set. */
export function rangeIn(values: readonly string[] = []): { currency: string; from?: string; to?: string } {
  const [currency = '', ...ends] = (values[0] ?? '').split(':');
  const [from, ...others] = ends.join(':').split('..');
  const to = others.join('..');
  return { currency, ...(from && { from }), ...(to && { to }) };
}

/** Returns an amount filter in the format of the address; empty if both ends are open. */
export const rangeWord = ({
  currency,
  from = '',
  to = '',
}: {
  currency: string;
  from?: string | undefined;
  to?: string | undefined;
}): string[] => (from || to ? [`${currency}:${from}..${to}`] : []);

/** Removes the parts that the contract refuses, so that an old or mistyped link still opens the list. */
export function accepted(address: ListAddress, input: z.ZodType, kinds: FilterKinds): ListAddress {
  const parsed = input.safeParse(queryOf(address, kinds));
  if (parsed.success) return address;
  const refused = parsed.error.issues.map(({ path }) => (path[0] === 'filter' ? path[1] : path[0]));
  return {
    ...address,
    page: refused.includes('page') ? 1 : address.page,
    sort: refused.includes('sort') ? undefined : address.sort,
    keyword: refused.includes('keyword') ? '' : address.keyword,
    filters: Object.fromEntries(Object.entries(address.filters).filter(([name]) => !refused.includes(name))),
  };
}
