import type { Feature } from '../../../platform/feature';
import { retireUninvited } from './wallet-invitation.store';
import { walletUserDicts, walletUserMenus } from './wallet-user.data';
import { walletUserExport } from './wallet-user.export';
import { walletUserRoutes } from './wallet-user.routes';
import { acceptInvitations } from './wallet-user.store';

/** Polling interval for expired invitations. They are valid for three days, so ten minutes of delay are harmless. */
const retirementMs = 10 * 60_000;

export const walletUserFeature: Feature = {
  name: 'cards/wallet-users',
  reference: { dicts: walletUserDicts, menus: walletUserMenus },
  routes: [walletUserRoutes],
  jobs: () => ({
    WALLET_USER_EXPORT: { at: 'export', permission: 'cards.wallet-user.export', dataset: walletUserExport },
  }),
  joined: acceptInvitations,
  pollers: (work) => [
    {
      name: 'retire users without an invitation',
      everyMs: retirementMs,
      followsClock: true,
      poll: async () => {
        await retireUninvited(work.owner, work.clock());
        return 0;
      },
    },
  ],
};
