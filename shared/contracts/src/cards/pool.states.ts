/** Whether the cards of a group may spend. */
export const shareGroupStatuses = ['ACTIVE', 'BLOCKED', 'CANCELLED'] as const;
/** Whether the cards of a group may spend. */
export type ShareGroupStatus = (typeof shareGroupStatuses)[number];

/** Whether the cards of a wallet may spend. */
export const walletStatuses = ['ACTIVE', 'FROZEN', 'CANCELLED'] as const;
/** Whether the cards of a wallet may spend. */
export type WalletStatus = (typeof walletStatuses)[number];

/** Every change of a group that there is. The end needs all its cards cancelled (2004). */
export const shareGroupTransitions: Record<ShareGroupStatus, ShareGroupStatus[]> = {
  ACTIVE: ['BLOCKED', 'CANCELLED'],
  BLOCKED: ['ACTIVE', 'CANCELLED'],
  CANCELLED: [],
};

/** Every change of a wallet that there is. Freezing needs all its cards frozen (2005), the end all cancelled (2004). */
export const walletTransitions: Record<WalletStatus, WalletStatus[]> = {
  ACTIVE: ['FROZEN', 'CANCELLED'],
  FROZEN: ['ACTIVE', 'CANCELLED'],
  CANCELLED: [],
};

/** Whether a rule may be used for something new. */
export const shareRuleStatuses = ['ACTIVE', 'DISABLED'] as const;
/** Whether a rule may be used for something new. */
export type ShareRuleStatus = (typeof shareRuleStatuses)[number];

/** Every change of a rule's status that there is. */
export const shareRuleTransitions: Record<ShareRuleStatus, ShareRuleStatus[]> = {
  ACTIVE: ['DISABLED'],
  DISABLED: ['ACTIVE'],
};

/** What can be done with a pool. */
export const poolActions = ['TOPUP', 'WITHDRAW', 'FREEZE', 'UNFREEZE', 'CANCEL'] as const;
/** What can be done with a pool. */
export type PoolAction = (typeof poolActions)[number];
