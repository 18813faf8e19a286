import { exportCalls } from '../jobs/export';
import { walletUserFilter } from './wallet-user';

/** All users of wallets that match, as a file. */
export const { start: exportWalletUsers, count: countWalletUserExport } = exportCalls({
  path: '/walletUser',
  permission: 'cards.wallet-user.export',
  filter: walletUserFilter,
  sortable: ['invitedAt', 'email'],
  prefix: 'wuser',
});
