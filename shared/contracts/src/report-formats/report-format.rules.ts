import '../admin/messages';
import type { FieldIssue } from '../issues';
import type { ReportFormatDraft } from './report-format';

const issue = (field: string, code: string): FieldIssue => ({ field, code, params: {} });

/** Allows letters, digits, signs that are safe in a file name, and the three variables. */
const isFileName = (name: string) => /^(?:\{(?:report|date|time)\}|[\p{L}\p{N} _.()-])+$/u.test(name);

/** Validates a format across fields. */
export function reportFormatIssues({ columns = [], fileName = '' }: Partial<ReportFormatDraft>): FieldIssue[] {
  const fields = columns.map(({ field }) => field);
  const repeated = fields.flatMap((field, index) =>
    field && fields.indexOf(field) < index ? [issue(`columns.${index}.field`, 'DUPLICATE')] : [],
  );
  return [...repeated, ...(fileName === '' || isFileName(fileName) ? [] : [issue('fileName', 'REPORT_FILE_NAME')])];
}
