import { listWallets, type Wallet } from '@console/contracts/wallets';
import { columnsOf, filtersOf } from '@console/screens';
import { useMerchantChoices } from '../common/merchant-choices';
import { poolColumns } from '../pools/pool-columns';
import { poolDicts } from '../pools/pool-dicts';
import { walletHref } from './wallet-pages';

export const useWalletColumns = columnsOf<Wallet>({ ns: 'wallet', dicts: poolDicts }, (column) => {
  const pool = poolColumns('wallet_status', ({ id }) => walletHref(id));
  return [
    pool.name,
    pool.merchant,
    pool.cards,
    column.count('users'),
    column.money('cardLimit', { width: 128 }),
    pool.available,
    pool.status,
    pool.createdAt,
  ];
});

export const walletFilters = filtersOf(listWallets, 'wallet', (filter) => [
  filter.codes('status', 'wallet_status', { title: 'pool.status' }),
  filter.from('merchantId', useMerchantChoices, { title: 'card.merchant' }),
  filter.codes('currency', undefined, { title: 'card.currency' }),
]);
