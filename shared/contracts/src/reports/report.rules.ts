import '../admin/messages';
import type { FieldIssue } from '../issues';
import { type ReportSource, reportSourceFacts } from '../report-formats/report-source';
import type { ReportDraft } from './report';

const issue = (field: string, code: string): FieldIssue => ({ field, code, params: {} });

/** Validates a report across fields. `source` is null until the source of its format has been loaded. */
export function reportIssues(
  { code = '', period, statuses = [], currencies = [] }: Partial<ReportDraft>,
  source: ReportSource | null,
): FieldIssue[] {
  const codes = code === '' || /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(code) ? [] : [issue('code', 'REPORT_CODE')];
  if (source === null) return codes;
  const { days, status, hasCurrency } = reportSourceFacts[source];
  return [
    ...codes,
    ...(period !== undefined && days === null ? [issue('period', 'REPORT_FILTER')] : []),
    ...(statuses.length > 0 && status === null ? [issue('statuses', 'REPORT_FILTER')] : []),
    ...(currencies.length > 0 && !hasCurrency ? [issue('currencies', 'REPORT_FILTER')] : []),
  ];
}
