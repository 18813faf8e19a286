import {
  createReport,
  listReportRuns,
  listReports,
  readReport,
  runReport,
  setReportStatus,
  updateReport,
} from '@console/contracts/reports';
import type { App } from '../../../platform/deps';
import { mount } from '../../../platform/http/mount';
import { findReportRuns } from './report-run.query';
import { addReport, beginRun, changeReportStatus, saveReport } from './report.actions';
import { findReport, findReports } from './report.query';

/** Operations on reports, which select the exported rows and their format. */
export function reportRoutes(app: App): void {
  const kinds = app.registry.jobs;
  mount(app, listReports, (query, context) => findReports(kinds, context, query));
  mount(app, readReport, ({ id }, context) => findReport(kinds, context, id));
  mount(app, createReport, (draft, context) => addReport(draft, context, kinds));
  mount(app, updateReport, (change, context) => saveReport(change, context, kinds));
  mount(app, setReportStatus, (change, context) => changeReportStatus(change, context, kinds));
  mount(app, runReport, ({ id }, context) => beginRun(id, context, kinds));
  mount(app, listReportRuns, async ({ id }, context) => {
    await findReport(kinds, context, id);
    return { list: await findReportRuns(context, id) };
  });
}
