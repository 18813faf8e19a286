import type { WalletUserState } from '@console/contracts/wallets';
import type { Transitions } from '../../../platform/transitions/record-transitions';

/** Every change of a wallet user. An invitation that nobody used in its time is EXPIRED without anybody's doing. */
export const walletUserTransitions: Transitions<WalletUserState> = {
  INVITED: { ACCEPTED: { by: ['CONSOLE'] }, EXPIRED: { by: ['CONSOLE'] } },
  ACCEPTED: { REMOVED: { by: ['CONSOLE'] } },
  EXPIRED: { INVITED: { by: ['CONSOLE'] } },
  REMOVED: {},
};
