import { exportCalls } from '../jobs/export';
import { walletFilter } from './wallet';

/** Exports all wallets that match the filters. */
export const { start: exportWallets, count: countWalletExport } = exportCalls({
  path: '/wallet',
  permission: 'cards.wallet.export',
  filter: walletFilter,
  sortable: ['createdAt', 'name'],
  prefix: 'wallet',
});
