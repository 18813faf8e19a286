import type { ReportDelimiter, ReportFormat } from '@console/contracts/report-formats';
import type { ExportQuery } from '../../../platform/exports/dataset';
import type { ExportParams, FileStyle } from '../../../platform/exports/export-params';

/** The order of the rows: that of the list where none was chosen. */
export const orderOf = ({ sortField, sortDirection = 'ASC' }: ReportFormat): Pick<ExportQuery, 'sort'> =>
  sortField === undefined ? {} : { sort: [{ field: sortField, dir: sortDirection === 'DESC' ? 'desc' : 'asc' }] };

const delimiters: Record<ReportDelimiter, string> = { COMMA: ',', SEMICOLON: ';', TAB: '\t' };

interface Naming {
  /** Code of the report. */
  report: string;
  /** The moment of the run, as the clock of whoever runs it shows it: `2026-03-09 14:05:00`. */
  at: string;
}

/** The file name with a sortable date and time, without characters that file names can't contain. */
const fileNameOf = ({ fileName }: ReportFormat, { report, at }: Naming): string => {
  const [date = '', time = ''] = at.split(' ');
  return (
    fileName
      .replaceAll('{report}', report)
      .replaceAll('{date}', date)
      .replaceAll('{time}', time.slice(0, 5).replace(':', ''))
      .slice(0, nameMax)
      // Half a character is none.
      .replace(/[\uD800-\uDBFF]$/, '')
  );
};

/** A file may have a name of 200 characters with its ending. */
const nameMax = 150;

/** What a job has to know of a format, so that a later change of it means the next run. */
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
