/** Statuses of a BIN. Only new cards depend on them; existing cards keep working in each. */
export const binStatuses = ['DRAFT', 'ONLINE', 'MAINTENANCE', 'OFFLINE'] as const;
export type BinStatus = (typeof binStatuses)[number];

const steps: Record<BinStatus, readonly BinStatus[]> = {
  DRAFT: ['ONLINE'],
  ONLINE: ['MAINTENANCE', 'OFFLINE'],
  MAINTENANCE: ['ONLINE'],
  OFFLINE: ['ONLINE'],
};

/** Returns the statuses that can follow; all other changes are refused. */
export const binStatusesAfter = (from: BinStatus): readonly BinStatus[] => steps[from];
