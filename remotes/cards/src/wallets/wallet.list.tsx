import { countWalletExport, createWallet, exportWallets, listWallets, type Wallet } from '@console/contracts/wallets';
import { lazyComponent } from '@console/remote-kit';
import { ListPage, useList } from '@console/screens';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownId } from '../common/use-shown-id';
import { walletActions } from '../pools/pool-actions';
import { useWalletColumns, walletFilters } from './wallet-columns';
import { createWalletHref } from './wallet-pages';

/** Loaded with the first wallet that is opened. */
const WalletPreviewDialog = lazyComponent(() => import('./wallet-preview.dialog'));

const options = { filters: walletFilters.kinds, sort: { key: 'createdAt', dir: 'desc' } } as const;

export default function WalletList() {
  const { t } = useTranslation();
  const list = useList(listWallets, options);
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
      actions={walletActions}
      onOpen={open}
    >
      {shown !== null && <WalletPreviewDialog id={shown} rows={rows} onShow={show} onClose={() => show(null)} />}
    </ListPage>
  );
}
