import { z } from '@console/contracts/zod';
import { currencies } from '../currency';
import { job } from '../jobs/job';
import { jobStates } from '../jobs/job.states';
import { allowedAction, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { reportFileTypes } from '../report-formats/report-format';
import { reportSources } from '../report-formats/report-source';
import { id, instant, requiredText, text } from '../text';

export const reportStatuses = ['ACTIVE', 'DISABLED'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

export const reportCategories = ['OPERATIONS', 'FINANCE', 'RISK', 'COMPLIANCE', 'OTHER'] as const;
export type ReportCategory = (typeof reportCategories)[number];

/** Periods of whole days before the run, in the time zone of the user who runs the report. */
export const reportPeriods = ['TODAY', 'YESTERDAY', 'LAST_7_DAYS', 'LAST_30_DAYS', 'THIS_MONTH', 'LAST_MONTH'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

export const reportDraft = z.strictObject({
  code: requiredText(40),
  name: requiredText(),
  category: z.enum(reportCategories),
  description: text(200).optional(),
  formatId: id('rfmt'),
  /** Default: all days. */
  period: z.enum(reportPeriods).optional(),
  /** Status codes of the source; empty for all statuses. */
  statuses: z.array(text(40)).max(20).optional(),
  currencies: z.array(z.enum(currencies)).max(20).optional(),
  /** Retention of a run's file. */
  retentionHours: z.int().min(1).max(168),
});
export type ReportDraft = z.infer<typeof reportDraft>;

export const report = reportDraft.extend({
  id: id('rpt'),
  format: z.strictObject({ name: z.string(), source: z.enum(reportSources), fileType: z.enum(reportFileTypes) }),
  status: z.enum(reportStatuses),
  /** Newest run; null before the first run. */
  lastRun: z.strictObject({ state: z.enum(jobStates), at: instant }).nullable(),
  updatedAt: instant,
  updatedBy: z.string(),
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
/** Report: a selection of rows and a format. */
export type Report = z.infer<typeof report>;

export const reportFilter = z.strictObject({
  status: z.array(z.enum(reportStatuses)).max(2).optional(),
  category: z.array(z.enum(reportCategories)).max(5).optional(),
  source: z.array(z.enum(reportSources)).max(10).optional(),
});

/** `keyword` matches code and name. */
export const listReports = operation({
  path: '/report/list',
  permission: 'admin.report.view',
  input: listInput(reportFilter, ['code', 'name', 'updatedAt']),
  output: listOutput(report),
  reads: true,
});

const target = z.strictObject({ id: id('rpt') });
const versioned = target.extend({ version: z.int() });

export const readReport = operation({
  path: '/report/detail',
  permission: 'admin.report.view',
  input: target,
  output: report,
  reads: true,
});

export const createReport = operation({
  path: '/report/create',
  permission: 'admin.report.save',
  input: reportDraft,
  output: report,
});

export const updateReport = operation({
  path: '/report/update',
  permission: 'admin.report.save',
  input: reportDraft.extend(versioned.shape),
  output: report,
});

/** Sets the status of a report. A disabled report cannot be run. */
export const setReportStatus = operation({
  path: '/report/status',
  permission: 'admin.report.status',
  input: versioned.extend({ to: z.enum(reportStatuses) }),
  output: report,
});

/**
 * Starts a job that writes the rows that the caller can view. Refused if the caller has no permission to export such
 * rows.
 */
export const runReport = operation({
  path: '/report/run',
  permission: 'admin.report.run',
  input: target,
  output: job,
  idempotent: true,
});

/** Run of a report, with its file. */
export const reportRun = z.strictObject({
  id: id('job'),
  state: z.enum(jobStates),
  startedAt: instant,
  startedBy: z.string(),
  endedAt: instant.nullable(),
  /** Number of rows in the file, equal to the counted rows; null until the file is written. */
  rows: z.int().nullable(),
  fileName: z.string().nullable(),
  /** SHA-256 of the file. */
  sha256: z.string().nullable(),
  /** Time at which the file is deleted. */
  expiresAt: instant.nullable(),
  /** The file exists and belongs to the caller. */
  canDownload: z.boolean(),
});
/** Run of a report, with its file. */
export type ReportRun = z.infer<typeof reportRun>;

/** Lists the newest runs of a report, newest first. */
export const listReportRuns = operation({
  path: '/report/runs',
  permission: 'admin.report.view',
  forKeys: false,
  input: target,
  output: z.strictObject({ list: z.array(reportRun) }),
  reads: true,
});
