import type { ListResult, Operation, PageName } from '@console/contracts';
import type { SlotEvent } from '@console/contracts/slots';
import { useEffect, useEffectEvent } from 'react';
import { useRecord } from './use-record';

/** More than these are a list of their own. */
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

/** A search of the palette by the keyword of a list, which shows what the list would, and nothing else. */
export function useRecordSearch<In, Row>({ operation, input, keyword, itemOf, onEvent }: RecordSearch<In, Row>): void {
  const { result } = useRecord(operation, input);
  const found: Found | null =
    result.at === 'ready'
      ? { keyword, items: result.data.list.slice(0, foundMax).map(itemOf) }
      : result.at === 'failed'
        ? { keyword, items: [], isFailed: true }
        : null;
  const report = useEffectEvent(() => found !== null && onEvent(found));
  // Once more where a label of it has come since.
  const content = JSON.stringify(found);
  useEffect(() => {
    if (content !== 'null') report();
  }, [content]);
}
