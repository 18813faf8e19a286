import type { ListQuery, Operation } from '@console/contracts';
import { useState } from 'react';
import { useDebounced } from '../use-debounced';
import { useRecord } from './use-record';

/** Rows to choose from, and what is typed to find more of them. */
export interface Choices<Row> {
  /** Every row that was found so far, so that a chosen one keeps its name. */
  rows: readonly Row[];
  /** Called with what is typed; the server looks for it where it has more rows than the first page holds. */
  search: (typed: string) => void;
  /** The first page of rows is still requested. */
  isLoading: boolean;
}

interface Stored<Row> {
  /** Of which input. */
  of: string;
  found: readonly Row[];
  rows: readonly Row[];
}

const most = 200 as const;
const none: never[] = [];

/** The choices of a list call, which may have any number of rows: none of them is out of reach. Null asks for nothing. */
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
  // What was found before stays: a chosen row is looked for by other words next.
  const [stored, store] = useState<Stored<Row>>({ of, found: none, rows: none });
  const before = stored.of === of ? stored.rows : none;
  if (stored.of !== of || stored.found !== found) store({ of, found, rows: merged(before, found) });
  return { rows: merged(first, before, found), search, isLoading: page !== null && result.at === 'loading' };
}

const merged = <Row extends { id: string }>(...pages: (readonly Row[])[]): Row[] => [
  ...new Map(pages.flat().map((row) => [row.id, row])).values(),
];
