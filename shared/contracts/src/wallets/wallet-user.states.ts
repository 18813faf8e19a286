/** States of an invitation to a wallet. `EXPIRED`: not accepted in time. */
export const walletUserStates = ['INVITED', 'ACCEPTED', 'EXPIRED', 'REMOVED'] as const;
/** State of an invitation to a wallet. */
export type WalletUserState = (typeof walletUserStates)[number];

/** Roles in a wallet: view only; also pay with its cards; also invite users. */
export const walletRoles = ['VIEWER', 'SPENDER', 'MANAGER'] as const;
/** Role in a wallet. */
export type WalletRole = (typeof walletRoles)[number];

/** Visible cards of a wallet user: all, or selected ones. */
export const visibleCardsKinds = ['ALL', 'SELECTED'] as const;

/** State transitions. A removed user who is invited again gets a new record. */
export const walletUserTransitions: Record<WalletUserState, WalletUserState[]> = {
  INVITED: ['ACCEPTED', 'EXPIRED'],
  ACCEPTED: ['REMOVED'],
  EXPIRED: ['INVITED'],
  REMOVED: [],
};

/** Actions on a wallet user. `WITHDRAW` expires the invitation immediately. */
export const walletUserActions = ['ACCESS', 'RESEND', 'WITHDRAW', 'REMOVE'] as const;
/** Action on a wallet user. */
export type WalletUserAction = (typeof walletUserActions)[number];
