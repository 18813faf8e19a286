import type { Wallet } from '@console/contracts/wallets';
import { poolColumns, poolRows } from '../pools/pool.export';
import { amountCell } from '../../../platform/exports/cells';
import { datasetOf, type ExportColumn } from '../../../platform/exports/dataset';
import { walletKind, type WalletRow } from './wallet-kind.query';

const own: ExportColumn<Wallet>[] = [
  {
    key: 'cardLimit',
    title: { en_US: 'Card limit', zh_CN: '单卡限额' },
    width: 14,
    cell: ({ cardLimit }) => amountCell(cardLimit),
  },
  { key: 'users', title: { en_US: 'Users', zh_CN: '用户' }, width: 8, cell: ({ users }) => String(users) },
];

export const walletExport = datasetOf<WalletRow, Wallet>({
  name: 'wallets',
  dicts: ['share_rule_type', 'wallet_status'],
  listing: poolRows(walletKind),
  shown:
    ({ actor }) =>
    (row) =>
      walletKind.toWire(row, actor),
  columns: (language) => poolColumns(language, { statusDict: 'wallet_status', own }),
});
