import { listMerchantOptions } from '@console/contracts/cards';
import {
  listWallets,
  listWalletUsers,
  walletRoles,
  walletUserStates,
  countWalletUserExport,
  exportWalletUsers,
} from '@console/contracts/wallets';
import {
  type Filter,
  ListScreen,
  ListTable,
  useChoices,
  useDicts,
  useList,
  useLocalText,
  useRecord,
  type View,
} from '@console/screens';
import { useCan } from '@console/session';
import { useTranslation } from 'react-i18next';
import { ListExport } from '../common/list-export';
import { poolDicts } from '../pools/pool-dicts';
import { useWalletUserColumns } from './use-wallet-user-columns';
import { useWalletUserActions } from './use-wallet-user-actions';

const options = {
  filters: { state: 'list', role: 'list', walletId: 'list', merchantId: 'list' },
  sort: { key: 'invitedAt', dir: 'desc' },
} as const;

/** Who uses which wallet. */
export default function WalletUserList() {
  const { t } = useTranslation();
  const { label } = useDicts(poolDicts);
  const list = useList(listWalletUsers, options);
  const { actionsOf, dialog } = useWalletUserActions(() => list.reload());
  const views: View[] = [
    { key: 'all', label: t('pool.all'), values: [] },
    ...walletUserStates.map((state) => ({ key: state, label: label('wallet_user_state', state), values: [state] })),
  ];
  const labels = {
    label: t('walletUser.title'),
    failed: t('walletUser.failed'),
    none: t('walletUser.none'),
    noMatch: t('walletUser.noMatch'),
  };
  return (
    <ListScreen
      list={list}
      title={t('walletUser.title')}
      actions={
        <ListExport
          title={t('walletUser.export')}
          list={list}
          count={countWalletUserExport}
          start={exportWalletUsers}
        />
      }
      searchLabel={t('walletUser.search')}
      views={{ label: t('walletUser.views'), filter: 'state', items: views }}
      filters={useUserFilters()}
    >
      <ListTable list={list} labels={labels} columns={useWalletUserColumns()} rowActions={actionsOf} />
      {dialog}
    </ListScreen>
  );
}

function useUserFilters(): Filter[] {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { label } = useDicts(poolDicts);
  const seesWallets = useCan('cards.wallet.view');
  const wallets = useChoices(listWallets, seesWallets ? {} : null);
  const merchants = useRecord(listMerchantOptions, {}).result.data?.list ?? [];
  return [
    {
      name: 'role',
      label: t('walletUser.role'),
      options: walletRoles.map((value) => ({ value, label: label('wallet_role', value) })),
    },
    {
      name: 'walletId',
      label: t('walletUser.wallet'),
      options: wallets.rows.map(({ id, name, poolNo }) => ({ value: id, label: name, description: poolNo })),
      search: wallets.search,
    },
    {
      name: 'merchantId',
      label: t('card.merchant'),
      options: merchants.map(({ id, name, merchantNo }) => ({
        value: id,
        label: textOf(name),
        description: merchantNo,
      })),
    },
  ];
}
