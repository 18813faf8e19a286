import { readWallet, readWalletHistory } from '@console/contracts/wallets';
import { usePageTitle } from '@console/remote-kit';
import { useSearchParams } from '@console/remote-kit/router';
import { CallFailed, Related, useJobEnd, useRecord } from '@console/screens';
import { useCan } from '@console/session';
import { Empty, PageBody, Skeleton } from '@console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WalletCards } from './wallet-cards';
import { WalletFacts } from './wallet-facts';
import { WalletFigures } from './wallet-figures';
import { WalletHead } from './wallet-head';
import { WalletHistory } from './wallet-history';
import { WalletUsers } from './wallet-users';

export default function WalletView() {
  const { t } = useTranslation();
  const id = useSearchParams()[0].get('id');
  if (!id) return <Empty title={t('wallet.noId')} />;
  return <WalletPage key={id} id={id} />;
}

function WalletPage({ id }: { id: string }) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(readWallet, { id });
  const history = useRecord(readWalletHistory, { id });
  const seesCards = useCan('cards.share-card.view');
  const seesUsers = useCan('cards.wallet-user.view');
  // Counts what happened, so that cards and users are requested again.
  const [turn, setTurn] = useState(0);
  const wallet = result.data;
  usePageTitle(wallet && { name: wallet.name });
  const reloadAll = () => {
    reload({ background: true });
    history.reload({ background: true });
    setTurn((before) => before + 1);
  };
  const { watch } = useJobEnd(reloadAll);
  if (result.at === 'failed' && !wallet)
    return <CallFailed title={t('wallet.oneFailed')} failure={result.failure} onRetry={() => reload()} />;
  if (!wallet)
    return (
      <PageBody>
        <Skeleton rows={10} />
      </PageBody>
    );
  return (
    <PageBody
      head={<WalletHead wallet={wallet} onChanged={reloadAll} onJob={watch} />}
      side={
        <>
          <WalletFacts wallet={wallet} />
          <Related kind="wallet" id={id} />
        </>
      }
    >
      <WalletFigures wallet={wallet} />
      {seesCards && <WalletCards wallet={wallet} turn={turn} />}
      {seesUsers && <WalletUsers wallet={wallet} turn={turn} onChanged={reloadAll} />}
      <WalletHistory query={history} />
    </PageBody>
  );
}
