import type { ReactNode } from 'react';
import { cx } from '../cx';
import classes from './layout.module.css';

/** Props of `PageBody`. */
export interface PageBodyProps {
  children: ReactNode;
  /** A column at the right: facts (320) or a summary (304); below the rest on narrow windows. */
  side?: ReactNode;
  /** Above both columns: the `PageHeader` of a page with a side. */
  head?: ReactNode;
  /** Stays at the lower edge: the `FormFooter` of a form. */
  footer?: ReactNode;
  /** A small line at the end: what holds for all that is above it, such as the zone of its times. */
  note?: ReactNode;
  /** Takes exactly the height there is, so that only the rows of a list scroll. */
  fill?: boolean;
}

/** Padding and columns of a page. */
export const PageBody = ({ children, head, side, footer, note, fill }: PageBodyProps) => (
  <div className={cx(classes.frame, fill && classes.fill)}>
    <div className={classes.page}>
      {head}
      {side === undefined ? (
        children
      ) : (
        <div className={classes.columns}>
          <div className={classes.main}>{children}</div>
          <aside className={classes.side}>{side}</aside>
        </div>
      )}
      {note !== undefined && <p className={classes.note}>{note}</p>}
    </div>
    {footer !== undefined && <div className={classes.pageFoot}>{footer}</div>}
  </div>
);
