import type { AllowedAction } from '@console/contracts';
import {
  type WalletRole,
  type WalletUserAction,
  walletUserActions,
  type WalletUserState,
  walletUserTransitions,
} from '@console/contracts/wallets';
import type { Actor } from '../../../platform/context';

/** Where an action leads; what they may do leaves them where they are. */
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

/** Why an action is not possible on a wallet user, or null. A new link for one who waits for it leaves them where they are. */
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

/** The membership of somebody, as another person of the wallet meets it. */
export interface MetMembership {
  isOwn: boolean;
  role: WalletRole;
  /** Whether the other sees every card that it shows. */
  isSeen: boolean;
}

/**
 * Why whoever only uses a wallet may do nothing about a membership of it, or null: it is their own, of somebody who decides as
 * they do, or shows more than they see. By an address of their own they would else change what was set for them.
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
 * Actions that fit the state and that the actor may do. Of a wallet that has ended nobody is invited again, and nobody
 * changes what they themselves may do in one.
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
