import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/icon';
import classes from './list.module.css';

/** The one surface of a list: views, filters, table, footer; only its rows scroll. */
export const ListSurface = ({ children }: { children: ReactNode }) => (
  <section className={classes.surface}>{children}</section>
);

/** The line of filters; `end` holds the tools of the table. */
export const FilterBar = ({ children, end }: { children: ReactNode; end?: ReactNode }) => (
  <search className={classes.filters}>
    {children}
    {end !== undefined && <span className={classes.end}>{end}</span>}
  </search>
);

/** A filter that is on: its name, its value, and a cross. */
export function FilterChip({ label, value, onRemove }: { label: string; value: string; onRemove: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <span className={classes.chip}>
      {label} <b>{value}</b>
      <button type="button" aria-label={t('remove', { label })} onClick={onRemove}>
        <Icon name="close" size={11} />
      </button>
    </span>
  );
}

/** The last line: totals at the left, pager at the right. */
export const ListFooter = ({ children, totals }: { children: ReactNode; totals?: ReactNode }) => (
  <footer className={classes.footer}>
    <span className={classes.totals}>{totals}</span>
    {children}
  </footer>
);
