import { exportCalls } from '../jobs/export';
import { walletUserFilter } from './wallet-user';

/** Exports all wallet users that match the filters. */
export const { start: exportWalletUsers, count: countWalletUserExport } = exportCalls({
  path: '/walletUser',
  permission: 'cards.wallet-user.export',
  filter: walletUserFilter,
  sortable: ['invitedAt', 'email'],
  prefix: 'wuser',
});
