import type { ReportSource } from '@console/contracts/report-formats';
import type { JobKind } from '../../../platform/jobs/job-kind';
import { reportSourceData } from '../report-formats/report-source.data';
import { storeWrittenRun } from './report-run.store';

// The action that started the run wrote these parameters.
const sourceOf = (params: unknown) => (params as { source: ReportSource }).source;

/** Job of a report run. It exports rows of the report's source and requires the export permission of that source. */
export const reportKind: JobKind = {
  at: 'report',
  permission: 'admin.report.run',
  sourceOf: (params) => reportSourceData[sourceOf(params)].job,
  written: storeWrittenRun,
};
