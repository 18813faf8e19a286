import type { PurchaseOverview } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { pageHref, useDicts } from '@console/screens';
import { Empty, TextLink } from '@console/ui';
import { BarList, ChartSheet, ChartTable } from '@console/ui/chart';
import { useTranslation } from 'react-i18next';
import css from './overview.module.css';
import { useChartView } from './use-chart-view';

/** Maximum number of reasons with a separate bar. Rarer reasons share one bar; the table contains all of them. */
const shownMax = 5;

interface DeclineReasonsProps {
  overview: PurchaseOverview;
  /** Merchant that the figures are limited to; undefined for all merchants. */
  merchantId: string | undefined;
}

/** Decline reasons, each with a link to its purchases. */
export function DeclineReasons({ overview: { declines, currency, now, days }, merchantId }: DeclineReasonsProps) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const { label } = useDicts(['decline_reason']);
  const [view, show] = useChartView('declines');
  const most = Math.max(1, ...declines.map(({ count }) => count));
  const rest = declines.slice(shownMax).reduce((sum, { count }) => sum + count, 0);
  const at = `${days[0]?.day ?? ''}..${days.at(-1)?.day ?? ''}`;
  const reason = (code: string) => {
    const query = { declineCode: code, currency, at, ...(merchantId && { merchantId }) };
    return (
      <TextLink quiet href={pageHref('cards-transactions', query)} onNavigate={navigate}>
        {label('decline_reason', code)}
      </TextLink>
    );
  };
  return (
    <ChartSheet
      title={t('declines.title')}
      extra={<span className={css.count}>{t('declines.count', { count: now.declined })}</span>}
      view={view}
      onView={show}
      chart={
        declines.length === 0 ? (
          <Empty picture="agreed" title={t('declines.none')} />
        ) : (
          <BarList
            label={t('declines.title')}
            bars={[
              ...declines.slice(0, shownMax).map(({ code, count }) => ({
                key: code,
                label: reason(code),
                share: count / most,
                value: count.toLocaleString('en-US'),
              })),
              ...(rest > 0
                ? [{ key: 'rest', label: t('declines.rest'), share: rest / most, value: rest.toLocaleString('en-US') }]
                : []),
            ]}
          />
        )
      }
      table={
        <ChartTable
          label={t('declines.title')}
          heads={[t('declines.reason'), t('declines.declined')]}
          rows={declines.map(({ code, count }) => ({
            key: code,
            cells: [reason(code), count.toLocaleString('en-US')],
          }))}
        />
      }
    />
  );
}
