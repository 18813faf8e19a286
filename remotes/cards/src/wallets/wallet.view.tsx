import { readWallet, readWalletHistory } from '@console/contracts/wallets';
import { AuditHistoryLink, useDicts, useLocalText, ViewPage } from '@console/screens';
import { useCan } from '@console/session';
import { walletActions } from '../pools/pool-actions';
import { poolDicts } from '../pools/pool-dicts';
import { PoolStateBadge } from '../pools/pool-state';
import { WalletCards } from './wallet-cards';
import { WalletFacts } from './wallet-facts';
import { WalletFigures } from './wallet-figures';
import { WalletHistory } from './wallet-history';
import { WalletUsers } from './wallet-users';

export default function WalletView() {
  const { label } = useDicts(poolDicts);
  const textOf = useLocalText();
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
      actions={walletActions}
      badges={({ record }) => <PoolStateBadge status={record.status} dict="wallet_status" label={label} />}
      description={({ record }) => <bdi>{textOf(record.merchant.name)}</bdi>}
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
