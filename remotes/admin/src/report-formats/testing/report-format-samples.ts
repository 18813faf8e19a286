import type { ReportFormat, ReportSourceChoice } from '@console/contracts/report-formats';

export const formatId = 'rfmt_01JCZ0000000000000000000AA';

export const sourceChoices: ReportSourceChoice[] = [
  {
    source: 'CARDS',
    columns: [
      { field: 'number', title: 'Card number' },
      { field: 'balance', title: 'Balance' },
    ],
    sortable: ['balance'],
    statuses: ['ACTIVE', 'FROZEN'],
  },
];

/** Report format for cards as CSV. */
export const formatOf = (rest: Partial<ReportFormat> = {}): ReportFormat => ({
  id: formatId,
  name: 'Cards as CSV',
  source: 'CARDS',
  fileType: 'CSV',
  language: 'en_US',
  columns: [{ field: 'number' }, { field: 'balance', header: 'Left' }],
  fileName: '{report} {date}',
  usedBy: 1,
  updatedAt: '2026-11-20T08:00:00.000Z',
  updatedBy: 'Margaret Osei',
  version: 3,
  allowedActions: [{ action: 'EDIT', enabled: true }],
  ...rest,
});
