import type { Operation } from '@console/contracts';
import type { ExportCount, Job } from '@console/contracts/jobs';
import { ExportButton, type List } from '@console/screens';
import { useCan } from '@console/session';

interface ListExportProps<Row, Counted, Started> {
  title: string;
  list: List<Row>;
  count: Operation<Counted, ExportCount>;
  start: Operation<Started, Job>;
}

/** The way to a file of a list, for those who may have it. */
export function ListExport<Row, Counted, Started>({
  title,
  list,
  count,
  start,
}: ListExportProps<Row, Counted, Started>) {
  const mayExport = useCan(start.permission);
  if (!mayExport) return null;
  return <ExportButton title={title} query={list.query} views={list.views} count={count} start={start} />;
}
