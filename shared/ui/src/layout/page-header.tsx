import type { ReactNode } from 'react';
import { Count } from '../values/badge';
import classes from './layout.module.css';

/** Props of `PageHeader`. */
export interface PageHeaderProps {
  title: ReactNode;
  count?: number;
  /** True if `count` is an estimate. */
  countIsAbout?: boolean;
  /** Badge or remark after the title. */
  extra?: ReactNode;
  /** Line below the title. */
  description?: ReactNode;
  /** Actions of the page, primary one last. */
  children?: ReactNode;
}

/** Header of a page: title, number of records, and actions. */
export function PageHeader({ title, count, countIsAbout = false, extra, description, children }: PageHeaderProps) {
  return (
    <header className={classes.pageHead}>
      <div className={classes.pageTitle}>
        <h1>{title}</h1>
        {count !== undefined && <Count value={count} about={countIsAbout} />}
        {extra}
        {children !== undefined && <div className={classes.end}>{children}</div>}
      </div>
      {description !== undefined && <p className={classes.description}>{description}</p>}
    </header>
  );
}
