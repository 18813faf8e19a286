/** Statuses of a card group. Its cards can spend only if it is `ACTIVE`. */
export const shareGroupStatuses = ['ACTIVE', 'BLOCKED', 'CANCELLED'] as const;
/** Status of a card group. */
export type ShareGroupStatus = (typeof shareGroupStatuses)[number];

/** Statuses of a wallet. Its cards can spend only if it is `ACTIVE`. */
export const walletStatuses = ['ACTIVE', 'FROZEN', 'CANCELLED'] as const;
/** Status of a wallet. */
export type WalletStatus = (typeof walletStatuses)[number];

/** Statuses of a sharing rule. Only an `ACTIVE` rule can be used for a new group or wallet. */
export const shareRuleStatuses = ['ACTIVE', 'DISABLED'] as const;
/** Status of a sharing rule. */
export type ShareRuleStatus = (typeof shareRuleStatuses)[number];

/** Actions on a group or wallet. */
export const poolActions = ['TOPUP', 'WITHDRAW', 'FREEZE', 'UNFREEZE', 'CANCEL'] as const;
/** Action on a group or wallet. */
export type PoolAction = (typeof poolActions)[number];
