import type { JobState } from '@console/contracts/jobs';
import { listReports, type Report, type ReportStatus } from '@console/contracts/reports';
import { columnsOf, filtersOf, statusBadges } from '@console/screens';
import { Moment, type Shape, StatusBadge, type StatusBadgeProps, type Tone } from '@console/ui';

const statusOf = statusBadges<ReportStatus>('report_status', {
  ACTIVE: { state: 'ok', shape: 'dot' },
  DISABLED: { state: 'mute', shape: 'dash' },
});
const runLooks: Record<JobState, { state: Tone; shape: Shape }> = {
  QUEUED: { state: 'info', shape: 'ring' },
  RUNNING: { state: 'info', shape: 'ring' },
  SUCCEEDED: { state: 'ok', shape: 'check' },
  PARTIAL: { state: 'warn', shape: 'check' },
  FAILED: { state: 'bad', shape: 'cross' },
  CANCELLED: { state: 'mute', shape: 'cross' },
  EXPIRED: { state: 'mute', shape: 'dash' },
};

export const runStateOf = (state: JobState, label: (text: string) => string): StatusBadgeProps => ({
  ...runLooks[state],
  label: label(`report.run.${state}`),
});

const dicts = ['report_status', 'report_category', 'report_source'] as const;

export const useReportColumns = columnsOf<Report>({ ns: 'report', dicts }, (column) => [
  column.stacked('name', ({ name, code }) => ({ main: name, small: code }), {
    width: 240,
    sortable: true,
    narrow: 'first',
  }),
  column.status('status', ({ status }, { label }) => statusOf(status, label), { width: 104, narrow: 'second' }),
  column.code('category', 'report_category', { width: 120 }),
  column.text('source', ({ format }, { label }) => label('report_source', format.source), { width: 152 }),
  column.stacked('format', ({ format }) => ({ main: format.name, small: format.fileType }), { width: 176 }),
  column.own('lastRun', ({ lastRun }, { t }) => (lastRun ? <StatusBadge {...runStateOf(lastRun.state, t)} /> : '–'), {
    width: 144,
  }),
  column.own('lastRunAt', ({ lastRun }, { zone }) => (lastRun ? <Moment at={lastRun.at} zone={zone} /> : '–'), {
    width: 140,
  }),
  column.time('updatedAt', { sortable: true }),
]);

export const reportFilters = filtersOf(listReports, 'report', (filter) => [
  filter.codes('status', 'report_status'),
  filter.codes('category', 'report_category'),
  filter.codes('source', 'report_source'),
]);
