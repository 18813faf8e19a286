import type { Wallet } from '@console/contracts/wallets';
import { formatDateTime, listGap } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { pageHref, useLocalText, useShown } from '@console/screens';
import { useCan } from '@console/session';
import { CopyText, Facts, Surface, TextLink } from '@console/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

/** Details of a wallet: merchant, currency, sharing rule and cardholders. */
export function WalletFacts({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { zone } = useShown();
  const { poolNo, merchant, currency, rule, createdAt, updatedAt } = wallet;
  return (
    <Surface title={t('wallet.facts')}>
      <Facts
        items={[
          { label: t('wallet.number'), value: <CopyText text={poolNo} /> },
          { label: t('card.merchant'), value: <bdi>{textOf(merchant.name)}</bdi> },
          { label: t('card.currency'), value: currency },
          { label: t('pool.rule'), value: `${rule.name} · ${t('rule.maxCardsShort', { count: rule.maxCards })}` },
          { label: t('rule.warningPercent'), value: `${rule.warningPercent}%` },
          { label: t('wallet.cardholders'), value: <Cardholders wallet={wallet} /> },
          { label: t('card.createdAt'), value: formatDateTime(createdAt, zone) },
          { label: t('wallet.updatedAt'), value: formatDateTime(updatedAt, zone) },
        ]}
      />
    </Surface>
  );
}

function Cardholders({ wallet: { cardholders } }: { wallet: Wallet }) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const seesHolders = useCan('cards.cardholder.view');
  if (cardholders.length === 0) return t('wallet.anyHolder');
  return cardholders.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && <span>{listGap()}</span>}
      {seesHolders ? (
        <TextLink href={pageHref('coremanagement-cardholder-management-view', { id })} onNavigate={navigate}>
          <bdi>{name}</bdi>
        </TextLink>
      ) : (
        <bdi>{name}</bdi>
      )}
    </Fragment>
  ));
}
