/** Statuses of a BIN. They affect new cards only; existing cards keep working in every status. */
export const binStatuses = ['DRAFT', 'ONLINE', 'MAINTENANCE', 'OFFLINE'] as const;
export type BinStatus = (typeof binStatuses)[number];

const steps: Record<BinStatus, readonly BinStatus[]> = {
  DRAFT: ['ONLINE'],
  ONLINE: ['MAINTENANCE', 'OFFLINE'],
  MAINTENANCE: ['ONLINE'],
  OFFLINE: ['ONLINE'],
};

/** Returns the statuses that can follow a status; all other changes are refused. */
export const binStatusesAfter = (from: BinStatus): readonly BinStatus[] => steps[from];
