/** Holder statuses. Disabled holders cannot get new cards. */
export const holderStatuses = ['ACTIVE', 'DISABLED'] as const;
export type HolderStatus = (typeof holderStatuses)[number];

/** Statuses of identity verification. Only holders with `NOT_REQUIRED` or `PASSED` can get new cards. */
export const kycStatuses = ['NOT_REQUIRED', 'PENDING', 'PASSED', 'REJECTED', 'EXPIRED'] as const;
export type KycStatus = (typeof kycStatuses)[number];

const kycSteps: Record<KycStatus, readonly KycStatus[]> = {
  NOT_REQUIRED: ['PENDING'],
  PENDING: ['PASSED', 'REJECTED'],
  PASSED: ['EXPIRED'],
  REJECTED: ['PENDING'],
  EXPIRED: ['PENDING'],
};

/** Returns the verification statuses that can follow a status; all other changes are refused. */
export const kycStatusesAfter = (from: KycStatus): readonly KycStatus[] => kycSteps[from];

const statusSteps: Record<HolderStatus, readonly HolderStatus[]> = { ACTIVE: ['DISABLED'], DISABLED: ['ACTIVE'] };

/** Returns the holder statuses that can follow a status; all other changes are refused. */
export const holderStatusesAfter = (from: HolderStatus): readonly HolderStatus[] => statusSteps[from];
