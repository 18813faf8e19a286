import type { ListResult, ListQuery, Operation } from '@console/contracts';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from '@console/remote-kit/router';
import { useRecord, type Query } from '../wire/use-record';
import { settled } from '../views/view.rules';
import { useViews, type Views } from '../views/use-views';
import { accepted, type FilterKinds, type ListAddress, queryOf, readAddress, writeAddress } from './list-query.rules';

/** A list: where it is, what it found, and the way to something else. */
export interface List<Row> extends Query<ListResult<Row>> {
  /** The call that answers it. */
  operation: Operation<unknown, ListResult<Row>>;
  /** How its address keeps each filter. */
  kinds: FilterKinds;
  address: ListAddress;
  /** Shows something else, from its first page unless a page is given. */
  change: (next: Partial<ListAddress>, options?: { replace?: boolean }) => void;
  /** Takes all filters and the keyword away. */
  clear: () => void;
  isFiltered: boolean;
  /** Is this a row as the server sends it? */
  isRow: (value: unknown) => boolean;
  /** What is requested from the server, without the page: the same rows are meant by an export and by actions on many. */
  query: Pick<ListQuery, 'filter' | 'keyword' | 'sort'>;
  /** Its named states, and how it looks. */
  views: Views;
  /** Returns whether the choices of a filter are needed: all filters were opened, or the address has a value of it. */
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
 * A list whose page, size, order, keyword and filters are all in the address of its page, so that a pinned or sent
 * link opens the same view. Old rows stay while new ones load; an overtaken request is aborted.
 */
export function useList<In, Row>(operation: Operation<In, ListResult<Row>>, options: Options = {}): List<Row> {
  const { filters: kinds = noFilters, sort } = options;
  const [search, setSearch] = useSearchParams();
  const address = accepted(readAddress(search, kinds), operation.input, kinds);
  const sorted = { ...address, sort: address.sort ?? sort };
  const { page: _page, pageSize: _pageSize, ...query } = queryOf(sorted, kinds);
  const input = operation.input.parse(queryOf(sorted, kinds));
  const taking = { kinds, input: operation.input };
  const views = useViews({ list: operation.path, taking, address, search, setSearch });
  // The short address of a view: what it stands for is not known yet.
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

/** A page behind the last one, as after rows have gone, becomes the last one. */
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
