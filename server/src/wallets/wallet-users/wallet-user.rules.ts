import type { AllowedAction } from '@console/contracts';
import {
  type WalletUserDeed,
  walletUserDeeds,
  type WalletUserState,
  walletUserTransitions,
} from '@console/contracts/wallets';

/** Where a deed leads; what they may do leaves them where they are. */
const targets: Record<Exclude<WalletUserDeed, 'ACCESS'>, WalletUserState> = {
  RESEND: 'INVITED',
  WITHDRAW: 'EXPIRED',
  REMOVE: 'REMOVED',
};

const permissions: Record<WalletUserDeed, string> = {
  ACCESS: 'cards.wallet-user.invite',
  RESEND: 'cards.wallet-user.invite',
  WITHDRAW: 'cards.wallet-user.remove',
  REMOVE: 'cards.wallet-user.remove',
};

export const walletUserTargetOf = (deed: keyof typeof targets): WalletUserState => targets[deed];

/** Why a deed is not possible on a wallet user, or null. A new link for one who waits for it leaves them where they are. */
export function walletUserObstacleOf(
  deed: WalletUserDeed,
  state: WalletUserState,
  walletStatus: string,
): string | null {
  if ((deed === 'RESEND' || deed === 'ACCESS') && walletStatus === 'CANCELLED') return 'WALLET_CANCELLED';
  if (deed === 'ACCESS') return state === 'INVITED' || state === 'ACCEPTED' ? null : `USER_${state}`;
  if (deed === 'RESEND' && state === 'INVITED') return null;
  return walletUserTransitions[state].includes(targets[deed]) ? null : `USER_${state}`;
}

/**
 * Deeds that fit the state and that the actor may do. Of a wallet that has ended nobody is invited again, and nobody
 * changes what they themselves may do in one.
 */
export const allowedUserDeedsOf = (
  { state, walletStatus, isOwn }: { state: WalletUserState; walletStatus: string; isOwn: boolean },
  granted: ReadonlySet<string>,
): AllowedAction[] =>
  walletUserDeeds
    .filter((deed) => granted.has(permissions[deed]))
    .flatMap((deed): AllowedAction[] => {
      const reason = walletUserObstacleOf(deed, state, walletStatus);
      if (reason === null && isOwn && deed === 'ACCESS') return [{ action: deed, enabled: false, reason: 'OWN_SEAT' }];
      if (reason === null) return [{ action: deed, enabled: true }];
      return reason === 'WALLET_CANCELLED' ? [{ action: deed, enabled: false, reason }] : [];
    });
