import { readWallet, type Wallet } from '@console/contracts/wallets';
import { useShell } from '@console/remote-kit';
import { CallFailed, useDicts, useRecord } from '@console/screens';
import { Button, Skeleton } from '@console/ui';
import { Drawer } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import { poolDicts } from '../pools/pool-dicts';
import { PoolStateBadge } from '../pools/pool-state';
import classes from '../pools/pool.module.css';
import { WalletFacts } from './wallet-facts';
import { WalletFigures } from './wallet-figures';
import { walletHref } from './wallet-pages';

interface WalletPreviewDialogProps {
  id: string;
  /** Wallets on the current page of the list, for previous and next. */
  rows: Wallet[];
  onShow: (id: string) => void;
  onClose: () => void;
}

/** Drawer of a wallet beside its list. */
export default function WalletPreviewDialog({ id, rows, onShow, onClose }: WalletPreviewDialogProps) {
  const { t } = useTranslation();
  const { label } = useDicts(poolDicts);
  const { navigate } = useShell();
  const { result, reload } = useRecord(readWallet, { id });
  const place = rows.findIndex((row) => row.id === id);
  const shown = result.data ?? rows[place];
  const to = (neighbour: Wallet | undefined) => neighbour && (() => onShow(neighbour.id));
  return (
    <Drawer
      open
      width={560}
      title={shown?.name ?? t('wallet.one')}
      head={
        shown && (
          <>
            <PoolStateBadge status={shown.status} dict="wallet_status" label={label} />
            <span>{shown.poolNo}</span>
          </>
        )
      }
      actions={
        shown && (
          <Button icon="file" onClick={() => navigate(walletHref(id))}>
            {t('wallet.open')}
          </Button>
        )
      }
      onClose={onClose}
      onPrevious={place > 0 ? to(rows[place - 1]) : undefined}
      onNext={place >= 0 ? to(rows[place + 1]) : undefined}
    >
      {result.at === 'failed' && (
        <CallFailed title={t('wallet.oneFailed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {result.at === 'loading' && !shown && <Skeleton rows={8} />}
      {shown && result.at !== 'failed' && (
        <div className={classes.dialogForm}>
          <WalletFigures wallet={shown} />
          <WalletFacts wallet={shown} />
        </div>
      )}
    </Drawer>
  );
}
