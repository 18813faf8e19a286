import type { ReportDelimiter, ReportFormat } from '@console/contracts/report-formats';
import type { ExportQuery } from '../../../platform/exports/dataset';
import type { ExportParams, FileStyle } from '../../../platform/exports/export-params';

/** Order of the rows. Without a sort field, the order of the list applies. */
export const orderOf = ({ sortField, sortDirection = 'ASC' }: ReportFormat): Pick<ExportQuery, 'sort'> =>
  sortField === undefined ? {} : { sort: [{ field: sortField, dir: sortDirection === 'DESC' ? 'desc' : 'asc' }] };

const delimiters: Record<ReportDelimiter, string> = { COMMA: ',', SEMICOLON: ';', TAB: '\t' };

interface Naming {
  /** Code of the report. */
  report: string;
  /** Local time of the run, in the time zone of the user who started it: `2026-03-09 14:05:00`. */
  at: string;
}

/** File name with a sortable date and time, without characters that file names can't contain. */
const fileNameOf = ({ fileName }: ReportFormat, { report, at }: Naming): string => {
  const [date = '', time = ''] = at.split(' ');
  return (
    fileName
      .replaceAll('{report}', report)
      .replaceAll('{date}', date)
      .replaceAll('{time}', time.slice(0, 5).replace(':', ''))
      .slice(0, nameMax)
      // Removes a surrogate that was separated from its pair.
      .replace(/[\uD800-\uDBFF]$/, '')
  );
};

/** Maximum length of the name. The file extension is added to it, and the limit for file names is 200 characters. */
const nameMax = 150;

/** Copies the format into the job parameters, so that a later change of the format applies to the next run only. */
export const paramsOfFormat = (
  format: ReportFormat,
  naming: Naming,
  { hours }: Pick<FileStyle, 'hours'>,
): Omit<ExportParams, 'query'> => ({
  format: format.fileType,
  columns: format.columns.map(({ field }) => field),
  style: {
    language: format.language,
    heads: format.columns.map(({ header }) => header || null),
    delimiter: delimiters[format.delimiter ?? 'COMMA'],
    hasMark: format.encoding !== 'UTF8',
    fileName: fileNameOf(format, naming),
    hours,
  },
});
