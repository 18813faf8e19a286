import { countWalletUserExport, exportWalletUsers, listWalletUsers } from '@console/contracts/wallets';
import { ListPage, useList } from '@console/screens';
import { useWalletUserActions } from './use-wallet-user-actions';
import { useWalletUserColumns, walletUserFilters } from './wallet-user-columns';

const options = { filters: walletUserFilters.kinds, sort: { key: 'invitedAt', dir: 'desc' } } as const;

/** Who uses which wallet. */
export default function WalletUserList() {
  const list = useList(listWalletUsers, options);
  const { actionsOf, dialog } = useWalletUserActions(() => list.reload());
  return (
    <ListPage
      ns="walletUser"
      picture="people"
      list={list}
      columns={useWalletUserColumns()}
      filters={walletUserFilters.useFilters()}
      tabs="state"
      exporting={{ count: countWalletUserExport, start: exportWalletUsers }}
      rowActions={actionsOf}
    >
      {dialog}
    </ListPage>
  );
}
