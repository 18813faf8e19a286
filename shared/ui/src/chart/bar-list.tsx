import type { ReactNode } from 'react';
import classes from './chart.module.css';

/** Bar; `share` is its length, from 0 to 1. */
export interface Bar {
  key: string;
  label: ReactNode;
  share: number;
  /** Figure of the bar. */
  value: ReactNode;
  /** Below the expected value. The bar is hatched, so that it can also be distinguished without color. */
  isLow?: boolean;
}

/** List of bars with names and figures. */
export const BarList = ({ label, bars }: { label: string; bars: Bar[] }) => (
  <ul className={classes.bars} aria-label={label}>
    {bars.map(({ key, label: name, share, value, isLow }) => (
      <li key={key}>
        <span className={classes.barName}>{name}</span>
        <span className={classes.track} aria-hidden="true">
          <span data-low={isLow || undefined} style={{ inlineSize: `${Math.min(1, Math.max(0, share)) * 100}%` }} />
        </span>
        <b>{value}</b>
      </li>
    ))}
  </ul>
);
