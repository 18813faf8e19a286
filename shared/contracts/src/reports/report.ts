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

/** Whole days before the run, as the calendar of whoever runs it has them. */
export const reportPeriods = ['TODAY', 'YESTERDAY', 'LAST_7_DAYS', 'LAST_30_DAYS', 'THIS_MONTH', 'LAST_MONTH'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

export const reportDraft = z.strictObject({
  code: requiredText(40),
  name: requiredText(),
  category: z.enum(reportCategories),
  description: text(200).optional(),
  formatId: id('rfmt'),
  /** All days where it is left out. */
  period: z.enum(reportPeriods).optional(),
  /** Codes of the status of the source; any where there are none. */
  statuses: z.array(text(40)).max(20).optional(),
  currencies: z.array(z.enum(currencies)).max(20).optional(),
  /** How long the file of a run can be downloaded. */
  retentionHours: z.int().min(1).max(168),
});
export type ReportDraft = z.infer<typeof reportDraft>;

export const report = reportDraft.extend({
  id: id('rpt'),
  format: z.strictObject({ name: z.string(), source: z.enum(reportSources), fileType: z.enum(reportFileTypes) }),
  status: z.enum(reportStatuses),
  /** The newest run; null before the first. */
  lastRun: z.strictObject({ state: z.enum(jobStates), at: instant }).nullable(),
  updatedAt: instant,
  updatedBy: z.string(),
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
/** A report: which rows are exported, and in which format. */
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

/** A disabled report is not run. */
export const setReportStatus = operation({
  path: '/report/status',
  permission: 'admin.report.status',
  input: versioned.extend({ to: z.enum(reportStatuses) }),
  output: report,
});

/** Starts a job that writes what whoever runs it may see. Refused without the permission to export such rows. */
export const runReport = operation({
  path: '/report/run',
  permission: 'admin.report.run',
  input: target,
  output: job,
  idempotent: true,
});

/** One file that was written, or was to be. */
export const reportRun = z.strictObject({
  id: id('job'),
  state: z.enum(jobStates),
  startedAt: instant,
  startedBy: z.string(),
  endedAt: instant.nullable(),
  /** Rows of the file, which are as many as were counted; null before it is there. */
  rows: z.int().nullable(),
  fileName: z.string().nullable(),
  /** SHA-256 of the file. */
  sha256: z.string().nullable(),
  /** When the file is gone. */
  expiresAt: instant.nullable(),
  /** The file is there, and is the user's own. */
  canDownload: z.boolean(),
});
/** One file that was written, or was to be. */
export type ReportRun = z.infer<typeof reportRun>;

/** The newest runs of a report, the last of them first. */
export const listReportRuns = operation({
  path: '/report/runs',
  permission: 'admin.report.view',
  forKeys: false,
  input: target,
  output: z.strictObject({ list: z.array(reportRun) }),
  reads: true,
});
