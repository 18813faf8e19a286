import { addDays, type AllowedAction } from '@console/contracts';
import { type ReportSource, reportSourceFacts } from '@console/contracts/report-formats';
import type { Report, ReportPeriod, ReportStatus } from '@console/contracts/reports';

interface Days {
  from: string;
  /** End of the period, exclusive. */
  to: string;
}

const monthBegin = (day: string) => `${day.slice(0, 7)}-01`;

/** Days of a period, relative to today. */
export function daysOf(period: ReportPeriod, today: string): Days {
  const thisMonth = monthBegin(today);
  const tomorrow = addDays(today, 1);
  const days: Record<ReportPeriod, Days> = {
    TODAY: { from: today, to: tomorrow },
    YESTERDAY: { from: addDays(today, -1), to: today },
    LAST_7_DAYS: { from: addDays(today, -7), to: today },
    LAST_30_DAYS: { from: addDays(today, -30), to: today },
    THIS_MONTH: { from: thisMonth, to: tomorrow },
    LAST_MONTH: { from: monthBegin(addDays(thisMonth, -1)), to: thisMonth },
  };
  return days[period];
}

/** Filter of the source's list for a report. */
export function filterOf(
  source: ReportSource,
  { period, statuses = [], currencies = [] }: Pick<Report, 'period' | 'statuses' | 'currencies'>,
  today: string,
): Record<string, unknown> {
  const { days, status } = reportSourceFacts[source];
  return {
    ...(period !== undefined && days !== null && { [days]: daysOf(period, today) }),
    ...(status !== null && statuses.length > 0 && { [status.field]: statuses }),
    ...(currencies.length > 0 && { currency: currencies }),
  };
}

/** Reason why a report can't be run: it is disabled, or the user can't export its source. */
export const runBar = (status: ReportStatus, mayExport: boolean): 'DISABLED' | 'SOURCE' | null => {
  if (status === 'DISABLED') return 'DISABLED';
  return mayExport ? null : 'SOURCE';
};

interface Facts {
  status: ReportStatus;
  mayExport: boolean;
  /** The user has access to the whole company. */
  isWhole: boolean;
}

/** Actions on a report. */
export function reportActionsOf(
  { status, mayExport, isWhole }: Facts,
  permissions: ReadonlySet<string>,
): AllowedAction[] {
  const bar = runBar(status, mayExport);
  const may = (code: string) => permissions.has(`admin.report.${code}`);
  return [
    ...(may('run')
      ? [bar === null ? { action: 'RUN', enabled: true } : { action: 'RUN', enabled: false, reason: bar }]
      : []),
    { action: 'RUNS', enabled: true },
    ...(may('save') && isWhole ? [{ action: 'EDIT', enabled: true }] : []),
    ...(may('status') && isWhole ? [{ action: status === 'ACTIVE' ? 'DISABLE' : 'ACTIVATE', enabled: true }] : []),
  ];
}
