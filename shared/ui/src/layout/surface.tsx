import type { ReactNode } from 'react';
import { cx } from '../cx';
import classes from './layout.module.css';

/** Props of `Surface`. */
export interface SurfaceProps {
  title?: ReactNode;
  /** Remark beside the title. */
  extra?: ReactNode;
  /** Content at the right of the title. */
  actions?: ReactNode;
  /** Without padding, for content with its own edges: a table, a timeline. */
  flush?: boolean;
  children: ReactNode;
}

/** White surface with a border, for a part of a page. */
export function Surface({ title, extra, actions, flush, children }: SurfaceProps) {
  return (
    <section className={classes.surface}>
      {title !== undefined && (
        <header className={classes.surfaceHead}>
          <h2>{title}</h2>
          {extra}
          {actions !== undefined && <div className={classes.end}>{actions}</div>}
        </header>
      )}
      <div
        className={cx(
          !flush && classes.surfaceBody,
          !flush && title !== undefined && classes.underHead,
          flush && classes.flush,
        )}
      >
        {children}
      </div>
    </section>
  );
}
