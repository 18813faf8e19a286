import type { JobType } from '@console/contracts/areas';
import type { Operation } from '@console/contracts';
import type { ExportColumns, ExportCount, ExportFormat, Job } from '@console/contracts/jobs';
import type { App } from '../deps';
import { mount } from '../http/mount';
import type { Dataset, ExportQuery } from './dataset';
import { countExport, startExport } from './start-export.actions';

interface Exported<Counted, Started> {
  count: Operation<Counted, ExportCount>;
  start: Operation<Started, Job>;
  type: JobType;
  dataset: Dataset;
}

/** Mounts both calls of an export: the number of rows, and the start of the job. */
export function mountExport<
  Counted extends ExportQuery,
  Started extends ExportQuery & { format: ExportFormat; columns?: ExportColumns | undefined },
>(app: App, { count, start, type, dataset }: Exported<Counted, Started>): void {
  const about = { type, action: start.path, dataset };
  mount(app, count, (query, context) => countExport(about, query, context));
  mount(app, start, (input, context) => startExport(about, input, context));
}
