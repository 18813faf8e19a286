import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Surface } from '../layout/surface';
import classes from './chart.module.css';
import { Segments } from '../actions/segments';

/** View of the figures. */
export type ChartView = 'chart' | 'table';

/** Props of `ChartSheet`. */
export interface ChartSheetProps {
  title: string;
  extra?: ReactNode;
  view: ChartView;
  onView: (view: ChartView) => void;
  chart: ReactNode;
  /** Table with the figures of the chart. */
  table: ReactNode;
}

/** Chart with a switch to the table of its figures. */
export function ChartSheet({ title, extra, view, onView, chart, table }: ChartSheetProps) {
  const { t } = useTranslation('ui');
  const views = (
    <span className={classes.views}>
      <Segments
        label={t('showAs', { title })}
        value={view}
        options={[
          { value: 'chart', label: t('showAs.chart'), icon: 'chart' },
          { value: 'table', label: t('showAs.table'), icon: 'table' },
        ]}
        onChange={onView}
      />
    </span>
  );
  return (
    <Surface title={title} extra={extra} actions={views}>
      <div className={classes.sheet}>{view === 'table' ? table : chart}</div>
    </Surface>
  );
}
