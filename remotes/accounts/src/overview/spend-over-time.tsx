import type { OverviewDay, PurchaseOverview } from '@console/contracts/cards';
import { formatDayOfYear, formatMoney } from '@console/i18n';
import { Amount, useLocale } from '@console/ui';
import { ChartSheet, ChartTable, LineChart } from '@console/ui/chart';
import { useTranslation } from 'react-i18next';
import { lengthOf } from './overview.rules';
import css from './overview.module.css';
import { useChartView } from './use-chart-view';

/** Spending by day, with the same number of days before. */
export function SpendOverTime({ overview: { days, currency, now } }: { overview: PurchaseOverview }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [view, show] = useChartView('spend');
  const short = new Intl.NumberFormat(locale, { notation: 'compact' });
  const labels = { now: t('spend.now'), before: t('spend.before') };
  const announced = ({ day, spent, before }: OverviewDay) =>
    t('spend.point', { day, spent: formatMoney(spent), before: formatMoney(before) });
  return (
    <ChartSheet
      title={t('spend.title')}
      extra={<span className={css.count}>{t('spend.in', { currency })}</span>}
      view={view}
      onView={show}
      chart={
        <LineChart
          label={t('spend.drawn', { count: days.length, total: formatMoney(now.spent) })}
          labels={labels}
          format={(value) => short.format(value)}
          points={days.map((one) => ({
            key: one.day,
            label: formatDayOfYear(one.day, locale),
            value: lengthOf(one.spent),
            before: lengthOf(one.before),
            announced: announced(one),
          }))}
        />
      }
      table={
        <ChartTable
          label={t('spend.title')}
          heads={[t('spend.day'), labels.now, labels.before, t('spend.approved'), t('spend.declined')]}
          rows={days.toReversed().map(({ day, spent, before, approved, declined }) => ({
            key: day,
            cells: [
              day,
              <Amount key="spent" value={spent} />,
              <Amount key="before" value={before} />,
              approved,
              declined,
            ],
          }))}
        />
      }
    />
  );
}
