import type { AllowedAction } from '@console/contracts';
import {
  type WalletRole,
  type WalletUserAction,
  walletUserActions,
  type WalletUserState,
  walletUserTransitions,
} from '@console/contracts/wallets';
import type { Actor } from '../../../platform/context';

/** State after an action; a change of the access does not change it. */
const targets: Record<Exclude<WalletUserAction, 'ACCESS'>, WalletUserState> = {
  RESEND: 'INVITED',
  WITHDRAW: 'EXPIRED',
  REMOVE: 'REMOVED',
};

const permissions: Record<WalletUserAction, string> = {
  ACCESS: 'cards.wallet-user.invite',
  RESEND: 'cards.wallet-user.invite',
  WITHDRAW: 'cards.wallet-user.remove',
  REMOVE: 'cards.wallet-user.remove',
};

export const walletUserTargetOf = (action: keyof typeof targets): WalletUserState => targets[action];

/**
 * Reason why an action is not possible on a wallet user, or null. A pending invitation can be sent again without a
 * change of its state.
 */
export function walletUserDisabledReason(
  action: WalletUserAction,
  state: WalletUserState,
  walletStatus: string,
): string | null {
  if ((action === 'RESEND' || action === 'ACCESS') && walletStatus === 'CANCELLED') return 'WALLET_CANCELLED';
  if (action === 'ACCESS') return state === 'INVITED' || state === 'ACCEPTED' ? null : `USER_${state}`;
  if (action === 'RESEND' && state === 'INVITED') return null;
  return walletUserTransitions[state].includes(targets[action]) ? null : `USER_${state}`;
}

/** Membership from the perspective of another wallet user. */
export interface MetMembership {
  isOwn: boolean;
  role: WalletRole;
  /** True if the other user can see all cards of the membership. */
  isSeen: boolean;
}

/**
 * Reason why a wallet user cannot change a membership; null if it can be changed. Not permitted are the user's own
 * membership, a manager's, and a membership with cards that the user cannot see; otherwise a second address could lift
 * the user's own restrictions.
 */
export function membershipDisabledReason(
  { isOwn, role, isSeen }: MetMembership,
  { memberships }: Pick<Actor, 'memberships'>,
): string | null {
  if (memberships === null) return null;
  if (isOwn) return 'OWN_SEAT';
  if (role === 'MANAGER') return 'MANAGER_SEAT';
  return isSeen ? null : 'CARDS_BEYOND_OWN';
}

/**
 * Actions that state and permissions permit. A cancelled wallet has no invitations, and users cannot change their own
 * access.
 */
export const allowedUserActionsOf = (
  { state, walletStatus, ...met }: MetMembership & { state: WalletUserState; walletStatus: string },
  { memberships }: Pick<Actor, 'memberships'>,
  granted: ReadonlySet<string>,
): AllowedAction[] =>
  walletUserActions
    .filter((action) => granted.has(permissions[action]))
    .flatMap((action): AllowedAction[] => {
      const reason = walletUserDisabledReason(action, state, walletStatus);
      const atMembership =
        met.isOwn && action === 'ACCESS' ? 'OWN_SEAT' : membershipDisabledReason(met, { memberships });
      if (reason === null && atMembership !== null) return [{ action, enabled: false, reason: atMembership }];
      if (reason === null) return [{ action, enabled: true }];
      return reason === 'WALLET_CANCELLED' ? [{ action, enabled: false, reason }] : [];
    });
