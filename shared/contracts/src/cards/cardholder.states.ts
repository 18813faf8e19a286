/** Whether somebody may hold a new card. */
export const holderStatuses = ['ACTIVE', 'DISABLED'] as const;
export type HolderStatus = (typeof holderStatuses)[number];

/** How well a holder is known. Only `NOT_REQUIRED` and `PASSED` may hold a new card. */
export const kycStatuses = ['NOT_REQUIRED', 'PENDING', 'PASSED', 'REJECTED', 'EXPIRED'] as const;
export type KycStatus = (typeof kycStatuses)[number];

const kycSteps: Record<KycStatus, readonly KycStatus[]> = {
  NOT_REQUIRED: ['PENDING'],
  PENDING: ['PASSED', 'REJECTED'],
  PASSED: ['EXPIRED'],
  REJECTED: ['PENDING'],
  EXPIRED: ['PENDING'],
};

/** What can become of how well a holder is known; every other pair is refused. */
export const kycStatusesAfter = (from: KycStatus): readonly KycStatus[] => kycSteps[from];

const statusSteps: Record<HolderStatus, readonly HolderStatus[]> = { ACTIVE: ['DISABLED'], DISABLED: ['ACTIVE'] };

/** What a holder's status can become; every other pair is refused. */
export const holderStatusesAfter = (from: HolderStatus): readonly HolderStatus[] => statusSteps[from];
