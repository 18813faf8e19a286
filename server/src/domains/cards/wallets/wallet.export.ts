import type { Wallet } from '@console/contracts/wallets';
import { poolColumns, poolRows } from '../pools/pool.export';
import { datasetOf, forActor } from '../../../platform/exports/dataset';
import { fileColumns } from '../../../platform/exports/file-columns';
import { walletKind } from './wallet-kind.query';

const column = fileColumns<Wallet>();

const own = [column.amount('cardLimit', ['Card limit', '单卡限额']), column.count('users', ['Users', '用户'])];

export const walletExport = datasetOf({
  name: 'wallets',
  listing: poolRows(walletKind),
  shown: forActor(walletKind.toWire),
  columns: poolColumns('wallet_status', own),
});
