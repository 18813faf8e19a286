import type { ReactNode } from 'react';
import classes from './stacked-cell.module.css';

interface StackedCellProps {
  children: ReactNode;
  why: string | null | undefined;
  /** Numbers are aligned to the end of their column. */
  align?: 'start' | 'end' | undefined;
  tone?: 'quiet' | 'warn' | undefined;
}

/**
 * A badge with a small reason below it. A long reason is truncated and never widens its column; hovering shows the full
 * text.
 */
export function StackedCell({ children, why, align = 'start', tone = 'quiet' }: StackedCellProps) {
  return (
    <span className={classes.stacked} data-align={align} data-lines={why ? 2 : 1}>
      {typeof children === 'string' ? <span title={children}>{children}</span> : children}
      {why && (
        <small title={why} data-secondary data-tone={tone}>
          {why}
        </small>
      )}
    </span>
  );
}
