import {
  createReportFormat,
  listReportFormats,
  listReportSources,
  previewReportFormat,
  readReportFormat,
  updateReportFormat,
} from '@console/contracts/report-formats';
import type { App } from '../../../platform/deps';
import { mount } from '../../../platform/http/mount';
import { previewOf } from './preview-format.query';
import { addReportFormat, saveReportFormat } from './report-format.actions';
import { findReportFormat, findReportFormats } from './report-format.query';
import { findSources } from './report-source.query';

/** Operations on report formats. */
export function reportFormatRoutes(app: App): void {
  const kinds = app.registry.jobs;
  mount(app, listReportFormats, (query, context) => findReportFormats(context, query));
  mount(app, readReportFormat, ({ id }, context) => findReportFormat(context, id));
  mount(app, listReportSources, async (_input, context) => ({ list: await findSources(kinds, context) }));
  mount(app, createReportFormat, (draft, context) => addReportFormat(draft, context, kinds));
  mount(app, updateReportFormat, (change, context) => saveReportFormat(change, context, kinds));
  mount(app, previewReportFormat, async ({ id }, context) =>
    previewOf(kinds, await findReportFormat(context, id), context),
  );
}
