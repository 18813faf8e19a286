import type { ReactNode } from 'react';
import classes from './stacked-cell.module.css';

interface StackedCellProps {
  children: ReactNode;
  why: string | null | undefined;
  /** Figures stand at the end of their column. */
  align?: 'start' | 'end' | undefined;
  tone?: 'quiet' | 'warn' | undefined;
}

/** A sign, and small below it why it is there; the reason is cut where there is no room, and told whole on hover. */
export function StackedCell({ children, why, align = 'start', tone = 'quiet' }: StackedCellProps) {
  return (
    <span className={classes.stacked} data-align={align} data-lines={why ? 2 : 1}>
      {children}
      {why && (
        <small title={why} data-tone={tone}>
          {why}
        </small>
      )}
    </span>
  );
}
