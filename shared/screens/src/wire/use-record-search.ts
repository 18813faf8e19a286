import type { ListResult, Operation, PageName } from '@console/contracts';
import type { SlotEvent } from '@console/contracts/slots';
import { useEffect, useEffectEvent } from 'react';
import { useRecord } from './use-record';

/** More results than this are left to the list. */
const foundMax = 5;

type Found = SlotEvent<'palette.records'>;
type FoundRecord = Found['items'][number] & { page: PageName };

interface RecordSearch<In, Row> {
  operation: Operation<In, ListResult<Row>>;
  input: NoInfer<In>;
  keyword: string;
  itemOf: (row: Row) => FoundRecord;
  onEvent: (found: Found) => void;
}

/** Searches records in the command palette by the keyword of a list call. */
export function useRecordSearch<In, Row>({ operation, input, keyword, itemOf, onEvent }: RecordSearch<In, Row>): void {
  const { result } = useRecord(operation, input);
  const found: Found | null =
    result.at === 'ready'
      ? { keyword, items: result.data.list.slice(0, foundMax).map(itemOf) }
      : result.at === 'failed'
        ? { keyword, items: [], isFailed: true }
        : null;
  const report = useEffectEvent(() => found !== null && onEvent(found));
  // Recomputed when a label has been loaded.
  const content = JSON.stringify(found);
  useEffect(() => {
    if (content !== 'null') report();
  }, [content]);
}
