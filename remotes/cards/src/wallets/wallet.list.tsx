import { currencies } from '@console/contracts';
import { listMerchantOptions, walletStatuses } from '@console/contracts/cards';
import { listWallets, type Wallet, countWalletExport, exportWallets } from '@console/contracts/wallets';
import { lazyComponent, useShell } from '@console/remote-kit';
import { useSearchParams } from '@console/remote-kit/router';
import {
  type Filter,
  ListScreen,
  ListTable,
  useDicts,
  useJobEnd,
  useList,
  useLocalText,
  useRecord,
  type View,
} from '@console/screens';
import { useCan } from '@console/session';
import { Button } from '@console/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ListExport } from '../common/list-export';
import { poolDicts } from '../pools/pool-dicts';
import { walletKind } from '../pools/pool-kind';
import { usePoolActions } from '../pools/use-pool-actions';
import { useWalletColumns } from './use-wallet-columns';
import { createWalletHref } from './wallet-pages';

/** Loaded with the first wallet that is looked at. */
const WalletPreviewDialog = lazyComponent(() => import('./wallet-preview.dialog'));

const options = {
  filters: { status: 'list', merchantId: 'list', currency: 'list' },
  sort: { key: 'createdAt', dir: 'desc' },
} as const;

export default function WalletList() {
  const { t } = useTranslation();
  const { label } = useDicts(poolDicts);
  const list = useList(listWallets, options);
  const { watch } = useJobEnd(() => list.reload({ background: true }));
  const { actionsOf, dialog } = usePoolActions(walletKind, { onChanged: () => list.reload(), onJob: watch });
  const { shown, show } = usePreview();
  const open = useCallback(({ id }: Wallet) => show(id), [show]);
  const views: View[] = [
    { key: 'all', label: t('pool.all'), values: [] },
    ...walletStatuses.map((status) => ({ key: status, label: label('wallet_status', status), values: [status] })),
  ];
  const labels = {
    label: t('wallet.title'),
    failed: t('wallet.failed'),
    none: t('wallet.none'),
    noMatch: t('wallet.noMatch'),
  };
  const create = <CreateButton />;
  const rows = list.result.data?.list ?? [];
  return (
    <ListScreen
      list={list}
      title={t('wallet.title')}
      actions={
        <>
          <ListExport title={t('wallet.export')} list={list} count={countWalletExport} start={exportWallets} />
          {create}
        </>
      }
      searchLabel={t('wallet.search')}
      views={{ label: t('wallet.views'), filter: 'status', items: views }}
      filters={useWalletFilters()}
      totals={{ label: t('cards.totals'), field: 'available' }}
    >
      <ListTable
        list={list}
        labels={labels}
        columns={useWalletColumns()}
        rowActions={actionsOf}
        onOpen={open}
        first={create}
      />
      {shown !== null && <WalletPreviewDialog id={shown} rows={rows} onShow={show} onClose={() => show(null)} />}
      {dialog}
    </ListScreen>
  );
}

function CreateButton() {
  const { t } = useTranslation();
  const { navigate } = useShell();
  if (!useCan('cards.wallet.create')) return null;
  return (
    <Button variant="primary" icon="plus" onClick={() => navigate(createWalletHref)}>
      {t('wallet.create')}
    </Button>
  );
}

/** The wallet that is looked at is in the address, so that it can be sent to a colleague. */
function usePreview() {
  const [search, setSearch] = useSearchParams();
  const show = useCallback(
    (id: string | null) => {
      const next = new URLSearchParams(search);
      if (id === null) next.delete('wallet');
      else next.set('wallet', id);
      setSearch(next, { replace: id === null });
    },
    [search, setSearch],
  );
  return { shown: search.get('wallet'), show };
}

function useWalletFilters(): Filter[] {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const merchants = useRecord(listMerchantOptions, {}).result.data?.list ?? [];
  return [
    {
      name: 'merchantId',
      label: t('card.merchant'),
      options: merchants.map(({ id, name, merchantNo }) => ({
        value: id,
        label: textOf(name),
        description: merchantNo,
      })),
    },
    { name: 'currency', label: t('card.currency'), options: currencies.map((value) => ({ value, label: value })) },
  ];
}
