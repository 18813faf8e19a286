/** Whether a BIN issues. Cards that are there live on in each of them. */
export const binStatuses = ['DRAFT', 'ONLINE', 'MAINTENANCE', 'OFFLINE'] as const;
export type BinStatus = (typeof binStatuses)[number];

const steps: Record<BinStatus, readonly BinStatus[]> = {
  DRAFT: ['ONLINE'],
  ONLINE: ['MAINTENANCE', 'OFFLINE'],
  MAINTENANCE: ['ONLINE'],
  OFFLINE: ['ONLINE'],
};

/** What a BIN's status can become; every other pair is refused. */
export const binStatusesAfter = (from: BinStatus): readonly BinStatus[] => steps[from];
