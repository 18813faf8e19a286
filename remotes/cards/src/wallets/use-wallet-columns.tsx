import type { Wallet } from '@console/contracts/wallets';
import { formatCount } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { useDicts, useIsNarrow, useLocalText, useShown } from '@console/screens';
import { Amount, TextLink } from '@console/ui';
import type { Column } from '@console/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { poolColumns } from '../pools/pool-columns';
import { poolDicts } from '../pools/pool-dicts';
import { walletHref } from './wallet-pages';

/** Columns of the list, the same until a word of them changes. */
export function useWalletColumns(): Column<Wallet>[] {
  const { t } = useTranslation();
  const { label } = useDicts(poolDicts);
  const textOf = useLocalText();
  const { zone } = useShown();
  const { navigate } = useShell();
  const isNarrow = useIsNarrow();
  return useMemo(() => {
    const linkOf = ({ id, name }: Wallet) => (
      <TextLink quiet href={walletHref(id)} onNavigate={navigate}>
        <bdi>{name}</bdi>
      </TextLink>
    );
    const labels = { t, label, textOf, zone, dict: 'wallet_status' as const };
    const { name, merchant, cards, available, status, createdAt } = poolColumns<Wallet>(labels, linkOf);
    if (isNarrow) return [name, available];
    const cardLimit: Column<Wallet> = {
      key: 'cardLimit',
      title: t('wallet.cardLimit'),
      width: 128,
      align: 'end',
      render: (wallet) => <Amount value={wallet.cardLimit} />,
    };
    const users: Column<Wallet> = {
      key: 'users',
      title: t('wallet.users'),
      width: 72,
      align: 'end',
      render: (wallet) => formatCount(wallet.users),
    };
    return [name, merchant, cards, users, cardLimit, available, status, createdAt];
  }, [t, label, textOf, zone, navigate, isNarrow]);
}
