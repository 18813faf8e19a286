import type { Wallet } from '@console/contracts/wallets';
import { poolColumns, poolRows } from '../pools/pool.export';
import { datasetOf } from '../../../platform/exports/dataset';
import { fileColumns } from '../../../platform/exports/file-columns';
import { walletKind, type WalletRow } from './wallet-kind.query';

const column = fileColumns<Wallet>();

const own = [column.amount('cardLimit', ['Card limit', '单卡限额']), column.count('users', ['Users', '用户'])];

export const walletExport = datasetOf({
  name: 'wallets',
  listing: poolRows(walletKind),
  shown:
    ({ actor }) =>
    (row: WalletRow) =>
      walletKind.toWire(row, actor),
  columns: poolColumns('wallet_status', own),
});
