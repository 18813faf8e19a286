import type { ReactNode } from 'react';
import classes from './chart.module.css';

/** One bar; `share` is its length, from 0 to 1. */
export interface Bar {
  key: string;
  label: ReactNode;
  share: number;
  /** What it stands for, in figures. */
  value: ReactNode;
  /** Less than it should be: drawn hatched, so that it is seen without colour too. */
  isLow?: boolean;
}

/** Named bars below each other, each with its figure. */
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
