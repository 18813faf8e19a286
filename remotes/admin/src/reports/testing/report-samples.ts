import type { Report, ReportRun } from '@console/contracts/reports';
import { formatId } from '../../report-formats/testing/report-format-samples';

export const reportId = 'rpt_01JCZ0000000000000000000AA';

export const reportOf = (rest: Partial<Report> = {}): Report => ({
  id: reportId,
  code: 'FROZEN_CARDS',
  name: 'Frozen cards',
  category: 'RISK',
  formatId,
  format: { name: 'Cards as CSV', source: 'CARDS', fileType: 'CSV' },
  statuses: ['FROZEN'],
  currencies: [],
  retentionHours: 24,
  status: 'ACTIVE',
  lastRun: { state: 'SUCCEEDED', at: '2026-11-20T08:00:00.000Z' },
  updatedAt: '2026-11-20T08:00:00.000Z',
  updatedBy: 'Margaret Osei',
  version: 3,
  allowedActions: [
    { action: 'RUN', enabled: true },
    { action: 'RUNS', enabled: true },
    { action: 'EDIT', enabled: true },
    { action: 'DISABLE', enabled: true },
  ],
  ...rest,
});

/** Completed run with an available file. */
export const runOf = (rest: Partial<ReportRun> = {}): ReportRun => ({
  id: 'job_01JCZ0000000000000000000AA',
  state: 'SUCCEEDED',
  startedAt: '2026-11-20T08:00:00.000Z',
  startedBy: 'Margaret Osei',
  endedAt: '2026-11-20T08:00:02.000Z',
  rows: 42,
  fileName: 'FROZEN_CARDS 2026-11-20.csv',
  sha256: 'a'.repeat(64),
  expiresAt: '2026-11-21T08:00:00.000Z',
  canDownload: true,
  ...rest,
});
