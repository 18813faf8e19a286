import type { WalletUserState } from '@console/contracts/wallets';
import type { Transitions } from '../../../platform/transitions/record-transitions';

/** State transitions of a wallet user. An invitation also expires by time, which is not a transition. */
export const walletUserTransitions: Transitions<WalletUserState> = {
  INVITED: { ACCEPTED: { by: ['CONSOLE'] }, EXPIRED: { by: ['CONSOLE'] } },
  ACCEPTED: { REMOVED: { by: ['CONSOLE'] } },
  EXPIRED: { INVITED: { by: ['CONSOLE'] } },
  REMOVED: {},
};
