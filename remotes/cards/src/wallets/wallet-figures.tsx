import type { Wallet } from '@console/contracts/wallets';
import { formatCount, formatMoney } from '@console/i18n';
import { Amount, KeyFigures } from '@console/ui';
import { useTranslation } from 'react-i18next';

/** Key figures of a wallet: balance, card limit and number of cards. */
export function WalletFigures({ wallet: { available, held, deposit, cardLimit, cards, isLow } }: { wallet: Wallet }) {
  const { t } = useTranslation();
  return (
    <KeyFigures
      items={[
        {
          label: t('pool.available'),
          value: <Amount tone="figure" value={available} />,
          note: isLow ? t('pool.low') : t('wallet.held', { amount: formatMoney(held) }),
        },
        { label: t('pool.deposit'), value: <Amount tone="figure" value={deposit} /> },
        { label: t('wallet.cardLimit'), value: <Amount tone="figure" value={cardLimit} /> },
        {
          label: t('pool.cards'),
          value: formatCount(cards.total),
          note: t('wallet.cardsNote', { active: cards.active, frozen: cards.frozen, cancelled: cards.cancelled }),
        },
      ]}
    />
  );
}
