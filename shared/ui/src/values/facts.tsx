import type { ReactNode } from 'react';
import { cx } from '../cx';
import classes from './values.module.css';

/** One line of `Facts`. */
export interface Fact {
  label: string;
  value: ReactNode;
}

/** Label and value, one under the other: the side column of a record. `align="end"` for sums. */
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
