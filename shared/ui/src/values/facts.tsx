import type { ReactNode } from 'react';
import { cx } from '../cx';
import classes from './values.module.css';

/** Row of `Facts`. */
export interface Fact {
  label: string;
  value: ReactNode;
}

/** Labels and values as a list, for the side column of a record. `align="end"` is for sums. */
export function Facts({ items, align = 'start' }: { items: Fact[]; align?: 'start' | 'end' }) {
  return (
    <dl className={cx(classes.facts, align === 'end' && classes.sums)}>
      {items.map(({ label, value }) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
