/** Stages of a purchase. */
export const transactionPhases = [
  'AUTHORIZED',
  'PARTIALLY_CLEARED',
  'PARTIALLY_REVERSED',
  'CLEARED',
  'REVERSED',
  'EXPIRED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'FORCE_POSTED',
  'CHARGED_BACK',
  'DECLINED',
] as const;
export type TransactionPhase = (typeof transactionPhases)[number];

/** The three statuses of the specification. */
export const transactionStatuses = ['SUCCESS', 'REJECTED', 'PENDING'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/** Status by stage: pending with an open hold, rejected if declined, otherwise success. */
export const statusOfPhase: Record<TransactionPhase, TransactionStatus> = {
  AUTHORIZED: 'PENDING',
  PARTIALLY_CLEARED: 'PENDING',
  PARTIALLY_REVERSED: 'PENDING',
  CLEARED: 'SUCCESS',
  REVERSED: 'SUCCESS',
  EXPIRED: 'SUCCESS',
  PARTIALLY_REFUNDED: 'SUCCESS',
  REFUNDED: 'SUCCESS',
  FORCE_POSTED: 'SUCCESS',
  CHARGED_BACK: 'SUCCESS',
  DECLINED: 'REJECTED',
};

/** Returns the stages of a status, for filters. */
export const phasesOf = (status: TransactionStatus): TransactionPhase[] =>
  transactionPhases.filter((phase) => statusOfPhase[phase] === status);
