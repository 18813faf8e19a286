import { z } from '@console/contracts/zod';
import { language } from '../language';
import { allowedAction, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { id, instant, requiredText, text } from '../text';
import { reportSourceChoice, reportSources } from './report-source';

/** File types of reports. */
export const reportFileTypes = ['XLSX', 'CSV', 'JSON'] as const;
export type ReportFileType = (typeof reportFileTypes)[number];

/** Separators of CSV files. */
export const reportDelimiters = ['COMMA', 'SEMICOLON', 'TAB'] as const;
export type ReportDelimiter = (typeof reportDelimiters)[number];

/** Encodings of CSV files. `UTF8_BOM` has a byte order mark, which spreadsheets need for Chinese. */
export const reportEncodings = ['UTF8_BOM', 'UTF8'] as const;
export type ReportEncoding = (typeof reportEncodings)[number];

/** Column of the file: a field of the source, and its header if it differs from the default. */
export const reportColumn = z.strictObject({ field: requiredText(40), header: text(60).optional() });
/** Column of the file: a field of the source, and its header if it differs from the default. */
export type ReportColumn = z.infer<typeof reportColumn>;

export const reportFormatDraft = z.strictObject({
  name: requiredText(),
  source: z.enum(reportSources),
  fileType: z.enum(reportFileTypes),
  /** Language of the headers and of code labels. */
  language,
  columns: z.array(reportColumn).min(1).max(40),
  /** Default: the order of the source's list. */
  sortField: text(40).optional(),
  sortDirection: z.enum(['ASC', 'DESC']).optional(),
  /** Only used for CSV files, like the encoding. */
  delimiter: z.enum(reportDelimiters).optional(),
  encoding: z.enum(reportEncodings).optional(),
  /** Without the file extension; `{report}`, `{date}` and `{time}` are replaced. */
  fileName: requiredText(80),
});
export type ReportFormatDraft = z.infer<typeof reportFormatDraft>;

export const reportFormat = reportFormatDraft.extend({
  id: id('rfmt'),
  /** Number of reports with this format. */
  usedBy: z.int(),
  updatedAt: instant,
  updatedBy: z.string(),
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
/** Format of a report's file. */
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

/** Lists the sources whose rows the user can export. */
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

/** Updates a format. Its source cannot change, because the filters of its reports depend on it. */
export const updateReportFormat = operation({
  path: '/reportFormat/update',
  permission: 'admin.report-format.save',
  input: reportFormatDraft.omit({ source: true }).extend({ id: id('rfmt'), version: z.int() }),
  output: reportFormat,
});

/** Returns the first rows that the user can view, in this format. */
export const previewReportFormat = operation({
  path: '/reportFormat/preview',
  permission: 'admin.report-format.view',
  input: target,
  output: z.strictObject({ heads: z.array(z.string()), rows: z.array(z.array(z.string())), asOf: instant }),
  reads: true,
});
