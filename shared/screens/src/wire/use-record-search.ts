import type { ListResult, Operation, PageName } from '@console/contracts';
import type { SlotEvent } from '@console/contracts/slots';
import { useEffect, useEffectEvent } from 'react';
import { useRecord } from './use-record';

/** Maximum number of results in the palette; the list shows the others. */
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

/** Searches for records in the command palette, using the keyword of a list operation. */
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
