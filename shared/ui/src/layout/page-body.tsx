import type { ReactNode } from 'react';
import { cx } from '../cx';
import classes from './layout.module.css';

/** Props of `PageBody`. */
export interface PageBodyProps {
  children: ReactNode;
  /** Column at the right: facts (320 px) or a summary (304 px); below the content on narrow windows. */
  side?: ReactNode;
  /** Content above both columns: the `PageHeader` of a page with a side column. */
  head?: ReactNode;
  /** Content at the lower edge: the `FormFooter` of a form. */
  footer?: ReactNode;
  /** Small line at the end that applies to the whole page, such as the time zone. */
  note?: ReactNode;
  /** Takes exactly the available height, so that only the rows of a list scroll. */
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
