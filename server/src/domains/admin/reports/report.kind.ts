import type { ReportSource } from '@console/contracts/report-formats';
import type { JobKind } from '../../../platform/jobs/job-kind';
import { reportSourceData } from '../report-formats/report-source.data';
import { storeWrittenRun } from './report-run.store';

// Params were made by the action that began the run.
const sourceOf = (params: unknown) => (params as { source: ReportSource }).source;

/** What the job of a report does: it writes rows of its source, for whoever may export these too. */
export const reportKind: JobKind = {
  at: 'report',
  permission: 'admin.report.run',
  sourceOf: (params) => reportSourceData[sourceOf(params)].job,
  written: storeWrittenRun,
};
