import { codes, dayIn, type FieldIssue, type InputOf } from '@console/contracts';
import type { Job } from '@console/contracts/jobs';
import { type Report, type ReportDraft, reportIssues, runReport } from '@console/contracts/reports';
import type { createReport, setReportStatus, updateReport } from '@console/contracts/reports';
import type { Context } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import { assertVersion } from '../../../platform/expected-version';
import { clockIn } from '../../../platform/exports/table-writer';
import type { SignedInContext } from '../../../platform/http/mount';
import { refuseParts } from '../../../platform/http/whole-company';
import type { JobKinds } from '../../../platform/jobs/job-kind';
import { startJob } from '../../../platform/jobs/start-job.actions';
import { Refusal } from '../../../platform/refusal';
import { findReportFormat } from '../report-formats/report-format.query';
import { orderOf, paramsOfFormat } from '../report-formats/report-format.rules';
import { reportSourceData } from '../report-formats/report-source.data';
import { datasetOfSource, needDataset } from '../report-formats/report-source.query';
import { insertReportRun } from './report-run.store';
import { findReport, isReportCodeTaken, lockReport } from './report.query';
import { filterOf, runBar } from './report.rules';
import { insertReport, transitionReport, storeReport } from './report.store';

const lineOf = ({ id, name }: Report) => ({ objectType: 'report' as const, objectId: id, objectLabel: name });
const said = ({ code, name, category, description, format, period, statuses, currencies, ...rest }: Report) => ({
  code,
  name,
  category,
  description,
  formatName: format.name,
  reportPeriod: period,
  statuses,
  currencies,
  retentionHours: rest.retentionHours,
});

async function refuseWrong(kinds: JobKinds, draft: ReportDraft, context: Context, id?: string): Promise<void> {
  const issue = (field: string, code: string): FieldIssue => ({ field, code, params: {} });
  const { source } = await findReportFormat(context, draft.formatId);
  const { statuses } = reportSourceData[source];
  const fieldIssues = [
    ...reportIssues(draft, source),
    ...(datasetOfSource(kinds, source, context) ? [] : [issue('formatId', 'REPORT_SOURCE')]),
    ...(draft.statuses?.every((code) => statuses.includes(code)) === false && statuses.length > 0
      ? [issue('statuses', 'REPORT_FILTER')]
      : []),
    ...((await isReportCodeTaken(context, draft.code, id)) ? [issue('code', 'CODE_TAKEN')] : []),
  ];
  if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues });
}

export async function addReport(
  draft: InputOf<typeof createReport>,
  context: Context,
  kinds: JobKinds,
): Promise<Report> {
  refuseParts(context.actor);
  await refuseWrong(kinds, draft, context);
  const id = newId('rpt');
  await insertReport(context, id, draft);
  const made = await findReport(kinds, context, id);
  await context.audit({ ...lineOf(made), after: said(made) });
  return made;
}

export async function saveReport(
  { id, version, ...draft }: InputOf<typeof updateReport>,
  context: Context,
  kinds: JobKinds,
): Promise<Report> {
  refuseParts(context.actor);
  const before = await lockReport(kinds, context, id);
  await assertVersion(before, version, () => ({ current: before }));
  await refuseWrong(kinds, draft, context, id);
  await storeReport(context, id, draft);
  const after = await findReport(kinds, context, id);
  await context.audit({ ...lineOf(after), before: said(before), after: said(after) });
  return after;
}

export async function changeReportStatus(
  { id, version, to }: InputOf<typeof setReportStatus>,
  context: Context,
  kinds: JobKinds,
): Promise<Report> {
  refuseParts(context.actor);
  const { name, status: from, ...before } = await lockReport(kinds, context, id);
  await assertVersion({ ...before, version: before.version }, version, () => ({
    current: { ...before, name, status: from },
  }));
  if (from === to) throw new Refusal(codes.transition, { data: { from, to, allowed: [] } });
  await transitionReport(context, { id, from, to, name });
  return findReport(kinds, context, id);
}

/** Job parameters of a run. They contain the complete definition, so that later changes apply only to later runs. */
async function paramsOfRun(report: Report, context: Pick<Context, 'db' | 'actor' | 'now'>) {
  const { actor, now } = context;
  const format = await findReportFormat(context, report.formatId);
  const at = clockIn(actor.timezone)(now.toISOString());
  const filter = filterOf(format.source, report, dayIn(actor.timezone, now));
  return {
    reportId: report.id,
    source: format.source,
    ...paramsOfFormat(format, { report: report.code, at }, { hours: report.retentionHours }),
    query: { filter, ...orderOf(format) },
  };
}

/**
 * Starts a run with the rows and masks of the actor. The filter is validated first, because the job could only fail.
 */
export async function beginRun(id: string, context: SignedInContext, kinds: JobKinds): Promise<Job> {
  const report = await findReport(kinds, context, id);
  const dataset = needDataset(kinds, report.format.source, context);
  if (runBar(report.status, true) !== null)
    throw new Refusal(codes.transition, { data: { from: report.status, to: 'RUNNING', allowed: [] } });
  const params = await paramsOfRun(report, context);
  await dataset.listing(params.query, context);
  const job = await startJob({ type: 'REPORT_RUN', action: runReport.path, params }, context);
  await insertReportRun(context, { jobId: job.id, reportId: id });
  await context.audit({ ...lineOf(report), after: { jobId: job.id } });
  return job;
}
