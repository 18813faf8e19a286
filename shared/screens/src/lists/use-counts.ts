import type { ListCounts, Operation } from '@console/contracts';
import { useCallback } from 'react';
import { useRecord } from '../wire/use-record';
import type { List } from './use-list';

/** Returns the number of rows with a value, or of all rows; undefined if it is unknown. */
export type CountOf = (value: string | null) => number | undefined;

interface Counting<In> {
  /** Null if the tabs of the list have no counts. */
  operation: Operation<In, ListCounts> | null;
  /** Name of the filter that the tabs set. */
  tabs: string | undefined;
}

/**
 * Counts the rows for the tabs of a list, with its keyword and its other filters. Returns the list with a `reload` that
 * also counts again.
 */
export function useCounts<Row, In>(
  list: List<Row>,
  { operation, tabs }: Counting<In>,
): { list: List<Row>; countOf: CountOf } {
  const { filter = {}, keyword } = list.query;
  const others = Object.entries(filter).filter(([name]) => name !== tabs);
  const query = { ...(others.length > 0 && { filter: Object.fromEntries(others) }), ...(keyword && { keyword }) };
  const counted = operation?.input.safeParse(query);
  const input = counted?.success && !list.views.isWaiting ? counted.data : null;
  const { result, reload: recount } = useRecord(operation, input, { keeps: true });
  const { reload: reloadRows } = list;
  const reload: List<Row>['reload'] = useCallback(
    (options) => {
      reloadRows(options);
      recount(options);
    },
    [reloadRows, recount],
  );
  const data = result.at === 'failed' ? undefined : result.data;
  const countOf: CountOf = (value) => {
    if (!data || data.total === null) return undefined;
    return value === null ? data.total : (data.counts.find((one) => one.value === value)?.count ?? 0);
  };
  return { list: { ...list, reload }, countOf };
}
