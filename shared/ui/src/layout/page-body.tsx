import type { ReactNode } from 'react';
import { cx } from '../cx';
import classes from './layout.module.css';

/** Props of `PageBody`. */
export interface PageBodyProps {
  children: ReactNode;
  /** A column at the right: facts (320) or a summary (304); below the rest on narrow windows. */
  side?: ReactNode;
  /** Takes exactly the height there is, so that only the rows of a list scroll. */
  fill?: boolean;
}

/** Padding and columns of a page. */
export const PageBody = ({ children, side, fill }: PageBodyProps) => (
  <div className={cx(classes.page, fill && classes.fill)}>
    {side === undefined ? (
      children
    ) : (
      <div className={classes.columns}>
        <div className={classes.main}>{children}</div>
        <aside className={classes.side}>{side}</aside>
      </div>
    )}
  </div>
);
