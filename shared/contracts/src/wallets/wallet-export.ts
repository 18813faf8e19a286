import { exportCalls } from '../jobs/export';
import { walletFilter } from './wallet';

/** All wallets that match, as a file. */
export const { start: exportWallets, count: countWalletExport } = exportCalls({
  path: '/wallet',
  permission: 'cards.wallet.export',
  filter: walletFilter,
  sortable: ['createdAt', 'name'],
  prefix: 'wallet',
});
