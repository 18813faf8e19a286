/** How far an invitation to a wallet has come. One that nobody used in its time is EXPIRED. */
export const walletUserStates = ['INVITED', 'ACCEPTED', 'EXPIRED', 'REMOVED'] as const;
/** How far an invitation to a wallet has come. */
export type WalletUserState = (typeof walletUserStates)[number];

/** What somebody may do in a wallet: look, pay with its cards, or invite others as well. */
export const walletRoles = ['VIEWER', 'SPENDER', 'MANAGER'] as const;
/** What somebody may do in a wallet. */
export type WalletRole = (typeof walletRoles)[number];

/** Whether somebody sees every card of a wallet or those that were chosen for them. */
export const visibleCardsKinds = ['ALL', 'SELECTED'] as const;

/** Every change of a wallet user that there is. Whoever was removed is invited anew, as another row. */
export const walletUserTransitions: Record<WalletUserState, WalletUserState[]> = {
  INVITED: ['ACCEPTED', 'EXPIRED'],
  ACCEPTED: ['REMOVED'],
  EXPIRED: ['INVITED'],
  REMOVED: [],
};

/** What can be done with a wallet user. Withdrawn, an invitation expires at once. */
export const walletUserActions = ['ACCESS', 'RESEND', 'WITHDRAW', 'REMOVE'] as const;
/** What can be done with a wallet user. */
export type WalletUserAction = (typeof walletUserActions)[number];
