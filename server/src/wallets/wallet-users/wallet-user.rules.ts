import type { AllowedAction } from '@console/contracts';
import {
  type WalletUserDeed,
  walletUserDeeds,
  type WalletUserState,
  walletUserTransitions,
} from '@console/contracts/wallets';
import type { Actor } from '../../context';

const targets: Record<WalletUserDeed, WalletUserState> = {
  RESEND: 'INVITED',
  WITHDRAW: 'EXPIRED',
  REMOVE: 'REMOVED',
};

const permissions: Record<WalletUserDeed, string> = {
  RESEND: 'cards.wallet-user.invite',
  WITHDRAW: 'cards.wallet-user.remove',
  REMOVE: 'cards.wallet-user.remove',
};

export const walletUserTargetOf = (deed: WalletUserDeed): WalletUserState => targets[deed];

/** Why a deed is not possible on a wallet user, or null. A new link for one who waits for it leaves them where they are. */
export function walletUserObstacleOf(
  deed: WalletUserDeed,
  state: WalletUserState,
  walletStatus: string,
): string | null {
  if (deed === 'RESEND' && walletStatus === 'CANCELLED') return 'WALLET_CANCELLED';
  if (deed === 'RESEND' && state === 'INVITED') return null;
  return walletUserTransitions[state].includes(targets[deed]) ? null : `USER_${state}`;
}

/** Deeds that fit the state and that the actor may do; of a wallet that has ended nobody is invited again. */
export const allowedUserDeedsOf = (
  { state, walletStatus }: { state: WalletUserState; walletStatus: string },
  { permissions: granted }: Pick<Actor, 'permissions'>,
): AllowedAction[] =>
  walletUserDeeds
    .filter((deed) => granted.has(permissions[deed]))
    .flatMap((deed): AllowedAction[] => {
      const reason = walletUserObstacleOf(deed, state, walletStatus);
      if (reason === null) return [{ action: deed, enabled: true }];
      return reason === 'WALLET_CANCELLED' ? [{ action: deed, enabled: false, reason }] : [];
    });
