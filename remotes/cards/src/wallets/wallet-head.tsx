import type { Wallet } from '@console/contracts/wallets';
import { useDicts, useJobEnd, useLocalText } from '@console/screens';
import { RowActionButtons, PageHeader, useIsNarrow } from '@console/ui';
import { poolDicts } from '../pools/pool-dicts';
import { walletKind } from '../pools/pool-kind';
import { PoolStateBadge } from '../pools/pool-state';
import { usePoolActions } from '../pools/use-pool-actions';

interface WalletHeadProps {
  wallet: Wallet;
  onChanged: () => void;
}

export function WalletHead({ wallet, onChanged }: WalletHeadProps) {
  const { label } = useDicts(poolDicts);
  const textOf = useLocalText();
  const isNarrow = useIsNarrow();
  const { watch } = useJobEnd(onChanged);
  const { actionsOf, dialog } = usePoolActions(walletKind, { onChanged, onJob: watch });
  return (
    <>
      <PageHeader
        title={<bdi>{wallet.name}</bdi>}
        extra={<PoolStateBadge status={wallet.status} dict="wallet_status" label={label} />}
        description={<bdi>{textOf(wallet.merchant.name)}</bdi>}
      >
        <RowActionButtons inSight={isNarrow ? 2 : 3} actions={actionsOf(wallet)} />
      </PageHeader>
      {dialog}
    </>
  );
}
