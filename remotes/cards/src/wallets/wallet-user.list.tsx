import { countWalletUserExport, exportWalletUsers, listWalletUsers } from '@console/contracts/wallets';
import { ListPage, useList } from '@console/screens';
import { walletUserActions } from './wallet-user-actions';
import { useWalletUserColumns, walletUserFilters } from './wallet-user-columns';

const options = { filters: walletUserFilters.kinds, sort: { key: 'invitedAt', dir: 'desc' } } as const;

/** Users of all wallets. */
export default function WalletUserList() {
  return (
    <ListPage
      ns="walletUser"
      picture="people"
      list={useList(listWalletUsers, options)}
      columns={useWalletUserColumns()}
      filters={walletUserFilters.useFilters()}
      tabs="state"
      exporting={{ count: countWalletUserExport, start: exportWalletUsers }}
      actions={walletUserActions}
    />
  );
}
