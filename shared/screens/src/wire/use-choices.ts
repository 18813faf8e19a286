import type { ListQuery, Operation } from '@console/contracts';
import { useState } from 'react';
import { useDebounced } from '../use-debounced';
import { useRecord } from './use-record';

/** Rows to select from, with a search. */
export interface Choices<Row> {
  /** All rows found so far, so that the name of a selected row stays known. */
  rows: readonly Row[];
  /** Called with the typed text. Searches on the server if there are more rows than the first page contains. */
  search: (typed: string) => void;
  /** Whether the first page is being loaded. */
  isLoading: boolean;
}

interface Stored<Row> {
  /** Input to which the rows belong. */
  of: string;
  found: readonly Row[];
  rows: readonly Row[];
}

const most = 200 as const;
const none: never[] = [];

/**
 * Returns options from a list operation with any number of rows, all of which can be found by typing. A null input
 * loads nothing.
 */
export function useChoices<In extends ListQuery, Row extends { id: string }>(
  operation: Operation<In, { list: Row[] }>,
  input: In | null,
): Choices<Row> {
  const [typed, search] = useState('');
  const keyword = useDebounced(typed.trim());
  const page = input && { ...input, pageSize: most };
  const { result } = useRecord(operation, page, { keeps: true });
  const first = result.data?.list ?? none;
  const isMore = first.length >= most;
  const found = useRecord(operation, page && isMore && keyword ? { ...page, keyword } : null).result.data?.list ?? none;
  const of = JSON.stringify(input);
  // Earlier results are kept, because the next search may not find a selected row.
  const [stored, store] = useState<Stored<Row>>({ of, found: none, rows: none });
  const before = stored.of === of ? stored.rows : none;
  if (stored.of !== of || stored.found !== found) store({ of, found, rows: merged(before, found) });
  return { rows: merged(first, before, found), search, isLoading: page !== null && result.at === 'loading' };
}

const merged = <Row extends { id: string }>(...pages: (readonly Row[])[]): Row[] => [
  ...new Map(pages.flat().map((row) => [row.id, row])).values(),
];
