/** Whether the cards of a group may spend. */
export const shareGroupStatuses = ['ACTIVE', 'BLOCKED', 'CANCELLED'] as const;
/** Whether the cards of a group may spend. */
export type ShareGroupStatus = (typeof shareGroupStatuses)[number];

/** Whether the cards of a wallet may spend. */
export const walletStatuses = ['ACTIVE', 'FROZEN', 'CANCELLED'] as const;
/** Whether the cards of a wallet may spend. */
export type WalletStatus = (typeof walletStatuses)[number];

/** Whether a rule may be used for something new. */
export const shareRuleStatuses = ['ACTIVE', 'DISABLED'] as const;
/** Whether a rule may be used for something new. */
export type ShareRuleStatus = (typeof shareRuleStatuses)[number];

/** What can be done with a pool. */
export const poolActions = ['TOPUP', 'WITHDRAW', 'FREEZE', 'UNFREEZE', 'CANCEL'] as const;
/** What can be done with a pool. */
export type PoolAction = (typeof poolActions)[number];
