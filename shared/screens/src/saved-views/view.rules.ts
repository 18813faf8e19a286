import type { ListLayout, SavedView, ViewContent } from '@console/contracts/views';
import type { z } from '@console/contracts/zod';
import { accepted, type FilterKinds, type ListAddress, writeAddress } from '../lists/list-query.rules';
import { writeLayout } from './layout.rules';

/** Filters and input schema of a list. */
export interface Taking {
  kinds: FilterKinds;
  input: z.ZodType;
}

/** Value in the address for no view, although the user has a default view. */
export const noView = 'none';

/** Returns the state of a list in the format of a view. */
export const contentOf = ({ filters, keyword, sort }: ListAddress, layout: ListLayout): ViewContent => ({
  filters: Object.entries(filters).map(([name, values]) => ({ name, values: [...values] })),
  keyword,
  sort: sort ?? null,
  look: layout,
});

/** Returns the state of a view, as far as the list still supports it. `isWhole` is true if it supports all of it. */
export function stateOf(
  { filters, keyword, sort }: ViewContent,
  { kinds, input }: Taking,
): Pick<ListAddress, 'filters' | 'keyword' | 'sort'> & { isWhole: boolean } {
  const supported = filters.filter(({ name }) => kinds[name] !== undefined);
  const wanted: ListAddress = {
    page: 1,
    pageSize: 20,
    sort: sort ?? undefined,
    keyword,
    filters: Object.fromEntries(supported.map(({ name, values }) => [name, values])),
  };
  const taken = accepted(wanted, input, kinds);
  const isWhole = supported.length === filters.length && isSame(taken, wanted);
  return { filters: taken.filters, keyword: taken.keyword, sort: taken.sort, isWhole };
}

/** Returns whether a list differs from its view. */
export function isModified(view: SavedView, now: ViewContent, taking: Taking): boolean {
  const { filters, keyword, sort } = stateOf(view.content, taking);
  const then = { filters: facts(Object.entries(filters)), keyword, sort: sort ?? null, look: view.content.look };
  const shown = facts(now.filters.map(({ name, values }) => [name, values] as const));
  return !isSame(then, { filters: shown, keyword: now.keyword, sort: now.sort, look: now.look });
}

/** Normalized, so that the order of selected options has no effect. */
const facts = (filters: (readonly [string, readonly string[]])[]) =>
  filters.map(([name, values]) => `${name}=${[...values].sort().join()}`).sort();

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns whether an address contains no state of a list. A view that was changed to all rows has its page in the
 * address.
 */
export const isBare = (search: URLSearchParams, kinds: FilterKinds): boolean =>
  ['page', 'size', 'sort', 'q', 'cols', 'density', ...Object.keys(kinds)].every((name) => !search.has(name));

/** Returns the address that shows a view. */
export function addressOf(
  search: URLSearchParams,
  view: Pick<SavedView, 'id' | 'content'>,
  { pageSize, taking }: { pageSize: ListAddress['pageSize']; taking: Taking },
): URLSearchParams {
  const { filters, keyword, sort } = stateOf(view.content, taking);
  const written = writeAddress(search, { page: 1, pageSize, filters, keyword, sort }, taking.kinds);
  written.set('view', view.id);
  writeLayout(written, view.content.look, view.content.look);
  return settled(written, taking.kinds);
}

/**
 * Adds `page=1` to an address that has only a view id. Otherwise the list would load the filters stored in that view.
 */
export function settled(search: URLSearchParams, kinds: FilterKinds): URLSearchParams {
  const view = search.get('view');
  if (view !== null && view !== noView && isBare(search, kinds)) search.set('page', '1');
  return search;
}
