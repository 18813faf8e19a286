import type { AllowedAction } from '@console/contracts';
import {
  type WalletRole,
  type WalletUserAction,
  walletUserActions,
  type WalletUserState,
  walletUserTransitions,
} from '@console/contracts/wallets';
import type { Actor } from '../../../platform/context';

/** Where a deed leads; what they may do leaves them where they are. */
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

export const walletUserTargetOf = (deed: keyof typeof targets): WalletUserState => targets[deed];

/** Why a deed is not possible on a wallet user, or null. A new link for one who waits for it leaves them where they are. */
export function walletUserObstacleOf(
  deed: WalletUserAction,
  state: WalletUserState,
  walletStatus: string,
): string | null {
  if ((deed === 'RESEND' || deed === 'ACCESS') && walletStatus === 'CANCELLED') return 'WALLET_CANCELLED';
  if (deed === 'ACCESS') return state === 'INVITED' || state === 'ACCEPTED' ? null : `USER_${state}`;
  if (deed === 'RESEND' && state === 'INVITED') return null;
  return walletUserTransitions[state].includes(targets[deed]) ? null : `USER_${state}`;
}

/** The seat of somebody, as another person of the wallet meets it. */
export interface MetSeat {
  isOwn: boolean;
  role: WalletRole;
  /** Whether the other sees every card that it shows. */
  isSeen: boolean;
}

/**
 * Why whoever only uses a wallet may do nothing about a seat at it, or null: it is their own, of somebody who decides as
 * they do, or shows more than they see. By an address of their own they would else change what was set for them.
 */
export function seatObstacleOf({ isOwn, role, isSeen }: MetSeat, { seats }: Pick<Actor, 'seats'>): string | null {
  if (seats === null) return null;
  if (isOwn) return 'OWN_SEAT';
  if (role === 'MANAGER') return 'MANAGER_SEAT';
  return isSeen ? null : 'CARDS_BEYOND_OWN';
}

/**
 * Deeds that fit the state and that the actor may do. Of a wallet that has ended nobody is invited again, and nobody
 * changes what they themselves may do in one.
 */
export const allowedUserDeedsOf = (
  { state, walletStatus, ...met }: MetSeat & { state: WalletUserState; walletStatus: string },
  { seats }: Pick<Actor, 'seats'>,
  granted: ReadonlySet<string>,
): AllowedAction[] =>
  walletUserActions
    .filter((deed) => granted.has(permissions[deed]))
    .flatMap((deed): AllowedAction[] => {
      const reason = walletUserObstacleOf(deed, state, walletStatus);
      const atSeat = met.isOwn && deed === 'ACCESS' ? 'OWN_SEAT' : seatObstacleOf(met, { seats });
      if (reason === null && atSeat !== null) return [{ action: deed, enabled: false, reason: atSeat }];
      if (reason === null) return [{ action: deed, enabled: true }];
      return reason === 'WALLET_CANCELLED' ? [{ action: deed, enabled: false, reason }] : [];
    });
