import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button';
import { TextButton } from '../actions/text-button';
import { Icon } from '../icon/icon';
import classes from './list.module.css';

/** Surface of a list: views, filters, table and footer. Only its rows scroll. */
export const ListSurface = ({ children }: { children: ReactNode }) => (
  <section className={classes.surface}>{children}</section>
);

/** Bar of views; `end` contains the actions on views. */
export const ViewBar = ({ children, end }: { children: ReactNode; end: ReactNode }) => (
  <div className={classes.views}>
    {children}
    <span className={classes.viewsEnd}>{end}</span>
  </div>
);

/** Bar of filters; `end` contains the tools of the table. */
export const FilterBar = ({ children, end }: { children: ReactNode; end?: ReactNode }) => (
  <search className={classes.filters}>
    {children}
    {end !== undefined && <span className={classes.end}>{end}</span>}
  </search>
);

/** Active filter: name, value, and a button to remove it. */
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

/** Replaces the filters while rows are selected: their number and the bulk actions. */
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
  /** Number of selected rows, as text. */
  count: string;
  /** Button that extends the selection to all matching rows. */
  all?: { label: string; onChoose: () => void } | undefined;
  onClear: () => void;
  /** Actions, destructive one last. */
  children: ReactNode;
}

/** Footer of a list: totals at the left, pager at the right. */
export const ListFooter = ({ children, totals }: { children: ReactNode; totals?: ReactNode }) => (
  <footer className={classes.footer}>
    <span className={classes.totals}>{totals}</span>
    {children}
  </footer>
);
