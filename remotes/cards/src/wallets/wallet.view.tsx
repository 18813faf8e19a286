import { readWallet, readWalletHistory } from '@console/contracts/wallets';
import { AuditHistoryLink, ViewPage } from '@console/screens';
import { useCan } from '@console/session';
import { WalletCards } from './wallet-cards';
import { WalletFacts } from './wallet-facts';
import { WalletFigures } from './wallet-figures';
import { WalletHead } from './wallet-head';
import { WalletHistory } from './wallet-history';
import { WalletUsers } from './wallet-users';

export default function WalletView() {
  const seesCards = useCan('cards.share-card.view');
  const seesUsers = useCan('cards.wallet-user.view');
  return (
    <ViewPage
      ns="wallet"
      failed="wallet.oneFailed"
      read={readWallet}
      history={readWalletHistory}
      kind="wallet"
      nameOf={({ name }) => name}
      head={({ record, reload }) => <WalletHead wallet={record} onChanged={reload} />}
      side={({ record }) => (
        <>
          <WalletFacts wallet={record} />
          <AuditHistoryLink kind="wallet" id={record.id} />
        </>
      )}
    >
      {({ record, history, reload, turn }) => (
        <>
          <WalletFigures wallet={record} />
          {seesCards && <WalletCards wallet={record} turn={turn} />}
          {seesUsers && <WalletUsers wallet={record} turn={turn} onChanged={reload} />}
          <WalletHistory query={history} />
        </>
      )}
    </ViewPage>
  );
}
