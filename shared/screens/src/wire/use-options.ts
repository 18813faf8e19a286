import { type Operation, chosenMax, type OptionsQuery } from '@console/contracts';
import { useState } from 'react';
import { useDebounced } from '../use-debounced';
import { type Result, useRecord } from './use-record';

/** Options from an operation that returns only the first ones; a search on the server finds the others. */
export interface Options<Row> {
  /** The first options, options found by typing, and selected options. */
  rows: readonly Row[];
  /** Called with the typed text. Searches on the server if there are more options than the first ones. */
  search: (typed: string) => void;
  /** Whether the rows are complete. */
  isWhole: boolean;
  result: Result<{ list: Row[]; hasMore: boolean }>;
  reload: () => void;
}

const none: never[] = [];

/**
 * Returns options, all of which can be found by typing. `chosen` contains ids whose names must be loaded. A null input
 * loads nothing.
 */
export function useOptions<In extends OptionsQuery, Row extends { id: string }>(
  operation: Operation<In, { list: Row[]; hasMore: boolean }>,
  input: Omit<In, keyof OptionsQuery> | null,
  chosen: readonly (string | undefined)[] = none,
): Options<Row> {
  const [typed, search] = useState('');
  const keyword = useDebounced(typed.trim());
  // The input is complete with these two parts.
  const requestOf = (query: OptionsQuery | null) => (input && query ? ({ ...input, ...query } as In) : null);
  const { result, reload } = useRecord(operation, requestOf({}), { keeps: true });
  const first = result.data?.list ?? none;
  const isWhole = result.data?.hasMore === false;
  const more = result.data?.hasMore === true;
  const found = useRecord(operation, requestOf(more && keyword ? { keyword } : null), { keeps: true }).result.data
    ?.list;
  const there = [...first, ...(found ?? none)];
  const missing = chosen.filter((id) => id !== undefined && id !== '' && !first.some((row) => row.id === id));
  const named = useRecord(
    operation,
    requestOf(more && missing.length > 0 ? { ids: missing.slice(0, chosenMax).map(String) } : null),
  ).result;
  const rows = [...new Map([...there, ...(named.data?.list ?? none)].map((row) => [row.id, row])).values()];
  return { rows, search, isWhole, result, reload };
}
