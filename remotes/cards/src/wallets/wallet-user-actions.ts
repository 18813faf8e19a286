import { walletUser } from '@console/contracts/wallets';
import { lazyComponent } from '@console/remote-kit';
import { actionsOf } from '@console/screens';

/** Row actions on a wallet user. */
export const walletUserActions = actionsOf({
  ns: 'walletUser',
  record: walletUser,
  actions: {
    ACCESS: { icon: 'sliders' },
    RESEND: { icon: 'mail' },
    WITHDRAW: { icon: 'close' },
    REMOVE: { icon: 'close', isDangerous: true },
  },
  dialog: lazyComponent(() => import('./wallet-user.dialog')),
});
