import type { ListResult, ListQuery, Operation } from '@console/contracts';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from '@console/remote-kit/router';
import { useRecord, type Query } from '../wire/use-record';
import { settled } from '../saved-views/view.rules';
import { useSavedViews, type SavedViews } from '../saved-views/use-saved-views';
import { accepted, type FilterKinds, type ListAddress, queryOf, readAddress, writeAddress } from './list-query.rules';

/** A list: its address, its result, and functions to change it. */
export interface List<Row> extends Query<ListResult<Row>> {
  /** The call of the list. */
  operation: Operation<unknown, ListResult<Row>>;
  /** Format of each filter in the address. */
  kinds: FilterKinds;
  address: ListAddress;
  /** Changes the address, and goes to the first page unless a page is given. */
  change: (next: Partial<ListAddress>, options?: { replace?: boolean }) => void;
  /** Clears all filters and the keyword. */
  clear: () => void;
  isFiltered: boolean;
  /** Returns whether a value is a row as the server sends it. */
  isRow: (value: unknown) => boolean;
  /** Query of the list without the page, which exports and bulk actions share. */
  query: Pick<ListQuery, 'filter' | 'keyword' | 'sort'>;
  /** Saved views and layout of the list. */
  views: SavedViews;
  /**
   * Returns whether the options of a filter are needed: because all filters were opened, or because the address
   * contains a value of the filter.
   */
  needsChoices: (filter: string) => boolean;
  /** Called when all filters are opened. */
  needAllChoices: () => void;
}

interface Options {
  filters?: FilterKinds;
  sort?: ListAddress['sort'];
}

const waiting = { at: 'loading', data: undefined } as const;

const noFilters: FilterKinds = {};

const emptyResult: ListResult<never> = {
  list: [],
  total: 0,
  totalIsExact: true,
  page: 1,
  pageSize: 10,
  asOf: '2000-01-01T00:00:00Z',
  aggregates: {},
};

/**
 * A list whose page, size, order, keyword and filters are all in the address, so that a pinned or shared link opens the
 * same rows. Previous rows stay visible while new ones load; an outdated request is aborted.
 */
export function useList<In, Row>(operation: Operation<In, ListResult<Row>>, options: Options = {}): List<Row> {
  const { filters: kinds = noFilters, sort } = options;
  const [search, setSearch] = useSearchParams();
  const address = accepted(readAddress(search, kinds), operation.input, kinds);
  const sorted = { ...address, sort: address.sort ?? sort };
  const { page: _page, pageSize: _pageSize, ...query } = queryOf(sorted, kinds);
  const input = operation.input.parse(queryOf(sorted, kinds));
  const taking = { kinds, input: operation.input };
  const views = useSavedViews({ list: operation.path, taking, address, search, setSearch });
  // The address contains only the id of a view, which is not loaded yet.
  const isUnknown = views.isWaiting && search.has('view');
  const recordQuery = useRecord(operation, isUnknown ? null : input, { keeps: true });

  const change: List<Row>['change'] = (next, { replace = false } = {}) =>
    setSearch(settled(writeAddress(search, { ...address, page: 1, ...next }, kinds), kinds), { replace });
  const clear = () => change({ keyword: '', filters: {} });
  const [areAllNeeded, setAllNeeded] = useState(false);
  usePastEnd(recordQuery, address, change);
  return {
    ...recordQuery,
    operation,
    kinds,
    result: views.isWaiting ? waiting : recordQuery.result,
    address: sorted,
    change,
    clear,
    query,
    views,
    needsChoices: (filter) => areAllNeeded || address.filters[filter] !== undefined,
    needAllChoices: useCallback(() => setAllNeeded(true), []),
    isRow: (value) => operation.output.safeParse({ ...emptyResult, list: [value] }).success,
    isFiltered: address.keyword !== '' || Object.keys(address.filters).length > 0,
  };
}

/** Goes to the last page if the current page is after it, for example after rows were removed. */
function usePastEnd<Row>(
  { result }: Query<ListResult<Row>>,
  { page, pageSize }: ListAddress,
  change: List<Row>['change'],
) {
  const data = result.at === 'ready' ? result.data : undefined;
  const lastPage = data && data.list.length === 0 && data.total > 0 ? Math.ceil(data.total / pageSize) : page;
  const goTo = useEffectEvent((last: number) => change({ page: last }, { replace: true }));
  useEffect(() => {
    if (lastPage < page) goTo(lastPage);
  }, [lastPage, page]);
}
