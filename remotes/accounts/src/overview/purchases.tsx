import { CallFailed } from '@console/screens';
import { Empty, Skeleton, Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { BinSuccess } from './bin-success';
import { DeclineReasons } from './decline-reasons';
import css from './overview.module.css';
import { PurchaseFigures } from './purchase-figures';
import { SpendOverTime } from './spend-over-time';
import type { Purchases as PurchaseQuery } from './use-purchases';

/** Spending of the period in total and by day, decline reasons and approval rates. */
export function Purchases({ purchases: { result, days, merchantId, reload } }: { purchases: PurchaseQuery }) {
  const { t } = useTranslation();
  const overview = result.data?.overview;
  if (result.at === 'failed')
    return (
      <Surface title={t('purchases.title')}>
        <CallFailed title={t('purchases.failed')} failure={result.failure} onRetry={() => reload()} />
      </Surface>
    );
  if (overview === undefined) return <Skeleton rows={8} />;
  if (overview === null)
    return (
      <Surface title={t('purchases.title')}>
        <Empty picture="history" title={t('purchases.none', { count: days })} />
      </Surface>
    );
  return (
    <>
      <PurchaseFigures overview={overview} days={days} />
      <SpendOverTime overview={overview} />
      <div className={css.pair}>
        <DeclineReasons overview={overview} merchantId={merchantId} />
        <BinSuccess overview={overview} />
      </div>
    </>
  );
}
