import type { Wallet } from '@console/contracts/wallets';
import { useDicts, useLocalText } from '@console/screens';
import { Button, PageHeader } from '@console/ui';
import { poolDicts } from '../common/pool-dicts';
import { walletKind } from '../common/pool-kind';
import { PoolStateBadge } from '../common/pool-state';
import { usePoolDeeds } from '../common/use-pool-deeds';

interface WalletHeadProps {
  wallet: Wallet;
  onChanged: () => void;
  onJob: (jobId: string) => void;
}

export function WalletHead({ wallet, onChanged, onJob }: WalletHeadProps) {
  const { label } = useDicts(poolDicts);
  const textOf = useLocalText();
  const { actionsOf, dialog } = usePoolDeeds(walletKind, { onChanged, onJob });
  return (
    <>
      <PageHeader
        title={<bdi>{wallet.name}</bdi>}
        extra={<PoolStateBadge status={wallet.status} dict="wallet_status" label={label} />}
        description={<bdi>{textOf(wallet.merchant.name)}</bdi>}
      >
        {actionsOf(wallet).map(({ key, label: name, icon, onClick, disabled, reason }) => (
          <Button
            key={key}
            icon={icon}
            onClick={disabled ? undefined : onClick}
            aria-disabled={disabled || undefined}
            aria-label={disabled && reason ? `${name}: ${reason}` : undefined}
            title={disabled ? reason : undefined}
          >
            {name}
          </Button>
        ))}
      </PageHeader>
      {dialog}
    </>
  );
}
