import type { OverviewBin, PurchaseOverview } from '@console/contracts/cards';
import { useLocalText } from '@console/screens';
import { Empty } from '@console/ui';
import { BarList, ChartSheet, ChartTable } from '@console/ui/chart';
import { useTranslation } from 'react-i18next';
import { approvedShareOf, lowApproval, percentOf } from './overview.rules';
import css from './overview.module.css';
import { useChartView } from './use-chart-view';

/** Maximum of BINs in the chart; the table has all of them. */
const shownMax = 6;

/** Approval rate by BIN. */
export function BinSuccess({ overview: { bins } }: { overview: PurchaseOverview }) {
  const { t } = useTranslation();
  const local = useLocalText();
  const [view, show] = useChartView('bins');
  const bar = (one: OverviewBin) => {
    const share = approvedShareOf(one) ?? 0;
    return {
      key: one.id,
      label: <span title={local(one.name)}>{one.bin}</span>,
      share,
      value: percentOf(share),
      isLow: share < lowApproval,
    };
  };
  return (
    <ChartSheet
      title={t('bins.title')}
      extra={<span className={css.count}>{t('bins.count', { count: bins.length })}</span>}
      view={view}
      onView={show}
      chart={
        bins.length === 0 ? (
          <Empty picture="history" title={t('bins.none')} />
        ) : (
          <BarList label={t('bins.title')} bars={bins.slice(0, shownMax).map(bar)} />
        )
      }
      table={
        <ChartTable
          label={t('bins.title')}
          heads={[t('bins.bin'), t('bins.name'), t('spend.approved'), t('spend.declined'), t('bins.rate')]}
          rows={bins.map((one) => ({
            key: one.id,
            cells: [
              one.bin,
              local(one.name),
              one.approved.toLocaleString('en-US'),
              one.declined.toLocaleString('en-US'),
              percentOf(approvedShareOf(one)),
            ],
          }))}
        />
      }
    />
  );
}
