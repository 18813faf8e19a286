import { z } from '@console/contracts/zod';
import { language } from '../language';
import { allowedAction, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { id, instant, requiredText, text } from '../text';
import { reportSourceChoice, reportSources } from './report-source';

/** Kinds of file that a report is written as. */
export const reportFileTypes = ['XLSX', 'CSV', 'JSON'] as const;
export type ReportFileType = (typeof reportFileTypes)[number];

/** What stands between two cells of a CSV file. */
export const reportDelimiters = ['COMMA', 'SEMICOLON', 'TAB'] as const;
export type ReportDelimiter = (typeof reportDelimiters)[number];

/** UTF8_BOM: marked as Unicode, as spreadsheets need it for Chinese. */
export const reportEncodings = ['UTF8_BOM', 'UTF8'] as const;
export type ReportEncoding = (typeof reportEncodings)[number];

/** A column of the file: a field of the source, and its head where that is not the usual one. */
export const reportColumn = z.strictObject({ field: requiredText(40), header: text(60).optional() });
/** A column of the file: a field of the source, and its head where that is not the usual one. */
export type ReportColumn = z.infer<typeof reportColumn>;

export const reportFormatDraft = z.strictObject({
  name: requiredText(),
  source: z.enum(reportSources),
  fileType: z.enum(reportFileTypes),
  /** Of heads and of labels of codes. */
  language,
  columns: z.array(reportColumn).min(1).max(40),
  /** The order of the list of the source where it is left out. */
  sortField: text(40).optional(),
  sortDirection: z.enum(['ASC', 'DESC']).optional(),
  /** Of CSV files alone, as the encoding is. */
  delimiter: z.enum(reportDelimiters).optional(),
  encoding: z.enum(reportEncodings).optional(),
  /** Without its ending; `{report}`, `{date}` and `{time}` stand for what they say. */
  fileName: requiredText(80),
});
export type ReportFormatDraft = z.infer<typeof reportFormatDraft>;

export const reportFormat = reportFormatDraft.extend({
  id: id('rfmt'),
  /** Reports that are written in it. */
  usedBy: z.int(),
  updatedAt: instant,
  updatedBy: z.string(),
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
/** How the file of a report looks. */
export type ReportFormat = z.infer<typeof reportFormat>;

export const reportFormatFilter = z.strictObject({
  source: z.array(z.enum(reportSources)).max(10).optional(),
  fileType: z.array(z.enum(reportFileTypes)).max(5).optional(),
});

/** `keyword` matches the name. */
export const listReportFormats = operation({
  path: '/reportFormat/list',
  permission: 'admin.report-format.view',
  alsoWith: ['admin.report.save'],
  input: listInput(reportFormatFilter, ['name', 'updatedAt']),
  output: listOutput(reportFormat),
  reads: true,
});

const target = z.strictObject({ id: id('rfmt') });

export const readReportFormat = operation({
  path: '/reportFormat/detail',
  permission: 'admin.report-format.view',
  input: target,
  output: reportFormat,
  reads: true,
});

/** Sources whose rows the user may export. */
export const listReportSources = operation({
  path: '/reportFormat/sources',
  permission: 'admin.report-format.view',
  alsoWith: ['admin.report.save'],
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(reportSourceChoice) }),
  reads: true,
});

export const createReportFormat = operation({
  path: '/reportFormat/create',
  permission: 'admin.report-format.save',
  input: reportFormatDraft,
  output: reportFormat,
});

/** The source stays: what reports filter by is of it. */
export const updateReportFormat = operation({
  path: '/reportFormat/update',
  permission: 'admin.report-format.save',
  input: reportFormatDraft.omit({ source: true }).extend({ id: id('rfmt'), version: z.int() }),
  output: reportFormat,
});

/** The first rows as a file in this format would have them, of those that the user may see. */
export const previewReportFormat = operation({
  path: '/reportFormat/preview',
  permission: 'admin.report-format.view',
  input: target,
  output: z.strictObject({ heads: z.array(z.string()), rows: z.array(z.array(z.string())), asOf: instant }),
  reads: true,
});
