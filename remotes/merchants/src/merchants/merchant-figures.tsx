import { type MerchantDetail, type MerchantOverview, readMerchantOverview } from '@console/contracts/merchants';
import { formatCount } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { CallFailed, useRecord } from '@console/screens';
import { type KeyFigure, KeyFigures, Skeleton, TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { MerchantCards } from './merchant-cards';
import { MerchantMoney } from './merchant-money';
import { cardsHref } from './merchant-pages';

/** Cards, users and money of a merchant, limited by the permissions of the user. */
export function MerchantFigures({ merchant: { id } }: { merchant: MerchantDetail }) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(readMerchantOverview, { id });
  const figures = useFigures(id, result.data);
  if (result.at === 'failed' && !result.data)
    return <CallFailed title={t('merchant.figuresFailed')} failure={result.failure} onRetry={() => reload()} />;
  if (!result.data) return <Skeleton rows={4} />;
  return (
    <>
      {figures.length > 0 && <KeyFigures items={figures} />}
      {result.data.cards && <MerchantCards id={id} cards={result.data.cards} />}
      <MerchantMoney {...result.data} />
    </>
  );
}

function useFigures(id: string, overview: MerchantOverview | undefined): KeyFigure[] {
  const { t } = useTranslation();
  const { navigate } = useShell();
  if (!overview) return [];
  const { balances, cards, users } = overview;
  const total = (cards ?? []).reduce((sum, { count }) => sum + count, 0);
  const low = balances?.filter(({ isLow }) => isLow).length ?? 0;
  const cardsLink = (
    <TextLink quiet href={cardsHref(id)} onNavigate={navigate}>
      {formatCount(total)}
    </TextLink>
  );
  return [
    ...(cards ? [{ label: t('merchant.figure.cards'), value: cardsLink }] : []),
    ...(balances
      ? [
          {
            label: t('merchant.figure.accounts'),
            value: formatCount(balances.length),
            note: low > 0 ? t('merchant.lowAccounts', { count: low }) : undefined,
          },
        ]
      : []),
    ...(users === null ? [] : [{ label: t('merchant.figure.users'), value: formatCount(users) }]),
  ];
}
