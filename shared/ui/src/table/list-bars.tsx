import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button';
import { TextButton } from '../actions/text-button';
import { Icon } from '../icon/icon';
import classes from './list.module.css';

/** The one surface of a list: views, filters, table, footer; only its rows scroll. */
export const ListSurface = ({ children }: { children: ReactNode }) => (
  <section className={classes.surface}>{children}</section>
);

/** The line of views; `end` holds what is done with them. */
export const ViewBar = ({ children, end }: { children: ReactNode; end: ReactNode }) => (
  <div className={classes.views}>
    {children}
    <span className={classes.viewsEnd}>{end}</span>
  </div>
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

/** In the place of the filters while rows are chosen: how many, and what can be done with all of them. */
export function SelectionBar({ count, all, onClear, children }: SelectionBarProps) {
  const { t } = useTranslation('ui');
  return (
    <section className={classes.selection} aria-label={t('selection')}>
      <IconButton size="small" icon="close" label={t('clearSelection')} onClick={onClear} />
      <b role="status">{count}</b>
      {all && <TextButton onClick={all.onChoose}>{all.label}</TextButton>}
      <span className={classes.end}>{children}</span>
    </section>
  );
}

/** Props of `SelectionBar`. */
export interface SelectionBarProps {
  /** How many are chosen, in words. */
  count: string;
  /** The way from the chosen rows to all that match. */
  all?: { label: string; onChoose: () => void } | undefined;
  onClear: () => void;
  /** Actions, the destructive one last. */
  children: ReactNode;
}

/** The last line: totals at the left, pager at the right. */
export const ListFooter = ({ children, totals }: { children: ReactNode; totals?: ReactNode }) => (
  <footer className={classes.footer}>
    <span className={classes.totals}>{totals}</span>
    {children}
  </footer>
);
