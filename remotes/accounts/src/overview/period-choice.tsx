import { overviewPeriods } from '@console/contracts/cards';
import { listMerchantOptions } from '@console/contracts/accounts';
import { useMay } from '@console/session';
import { Segments } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { MerchantChoice } from './merchant-choice';
import type { Purchases } from './use-purchases';

/** Selection of period, of currency if there are several, and of merchant for users who may list merchants. */
export function PeriodChoice({ purchases }: { purchases: Purchases }) {
  const { t } = useTranslation();
  const mayChoose = useMay(listMerchantOptions);
  const { days, chooseDays, chooseCurrency, result } = purchases;
  const used = result.data?.currencies ?? [];
  const options = overviewPeriods.map((one) => ({ value: String(one), label: t('purchases.days', { count: one }) }));
  return (
    <>
      {mayChoose && <MerchantChoice purchases={purchases} />}
      {used.length > 1 && (
        <Segments
          label={t('purchases.currency')}
          value={result.data?.overview?.currency ?? ''}
          options={used.map((one) => ({ value: one, label: one }))}
          onChange={(chosen) => chooseCurrency(used.find((one) => one === chosen))}
        />
      )}
      <Segments
        label={t('purchases.period')}
        value={String(days)}
        options={options}
        onChange={(chosen) => chooseDays(overviewPeriods.find((one) => String(one) === chosen) ?? 30)}
      />
    </>
  );
}
