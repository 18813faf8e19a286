import { type Operation, chosenMax, type OptionsQuery } from '@console/contracts';
import { useState } from 'react';
import { useDebounced } from '../use-debounced';
import { type Result, useRecord } from './use-record';

/** Choices of a call that answers some of any number. */
export interface Options<Row> {
  /** The first ones, those that were found by what is typed, and those that are chosen already. */
  rows: readonly Row[];
  /** Called with what is typed; the server looks for it where it has more than the first ones. */
  search: (typed: string) => void;
  /** Are the rows all that there are? */
  isWhole: boolean;
  result: Result<{ list: Row[]; hasMore: boolean }>;
  reload: () => void;
}

const none: never[] = [];

/** Choices, of which none is out of reach. `chosen`: ids whose names must be there. Null input: none are requested. */
export function useOptions<In extends OptionsQuery, Row extends { id: string }>(
  operation: Operation<In, { list: Row[]; hasMore: boolean }>,
  input: Omit<In, keyof OptionsQuery> | null,
  chosen: readonly (string | undefined)[] = none,
): Options<Row> {
  const [typed, search] = useState('');
  const keyword = useDebounced(typed.trim());
  // The rest of the input and these two are all that there is of it.
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
