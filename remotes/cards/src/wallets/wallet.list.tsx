import { countWalletExport, createWallet, exportWallets, listWallets, type Wallet } from '@console/contracts/wallets';
import { lazyComponent } from '@console/remote-kit';
import { ListPage, useJobEnd, useList } from '@console/screens';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownId } from '../common/use-shown-id';
import { walletKind } from '../pools/pool-kind';
import { usePoolActions } from '../pools/use-pool-actions';
import { useWalletColumns, walletFilters } from './wallet-columns';
import { createWalletHref } from './wallet-pages';

/** Loaded with the first wallet that is looked at. */
const WalletPreviewDialog = lazyComponent(() => import('./wallet-preview.dialog'));

const options = { filters: walletFilters.kinds, sort: { key: 'createdAt', dir: 'desc' } } as const;

export default function WalletList() {
  const { t } = useTranslation();
  const list = useList(listWallets, options);
  const { watch } = useJobEnd(() => list.reload({ background: true }));
  const { actionsOf, dialog } = usePoolActions(walletKind, { onChanged: () => list.reload(), onJob: watch });
  const { shown, show } = useShownId('wallet');
  const open = useCallback(({ id }: Wallet) => show(id), [show]);
  const rows = list.result.data?.list ?? [];
  return (
    <ListPage
      ns="wallet"
      picture="balance"
      list={list}
      columns={useWalletColumns()}
      filters={walletFilters.useFilters()}
      tabs="status"
      create={{ permission: createWallet.permission, href: createWalletHref }}
      exporting={{ count: countWalletExport, start: exportWallets }}
      totals={{ label: t('cards.totals'), field: 'available' }}
      rowActions={actionsOf}
      onOpen={open}
    >
      {shown !== null && <WalletPreviewDialog id={shown} rows={rows} onShow={show} onClose={() => show(null)} />}
      {dialog}
    </ListPage>
  );
}
