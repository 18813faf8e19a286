import type { ReactNode } from 'react';
import { cx } from '../cx';
import classes from './layout.module.css';

/** Props of `Surface`. */
export interface SurfaceProps {
  title?: ReactNode;
  /** A remark beside the title. */
  extra?: ReactNode;
  /** At the right of the title. */
  actions?: ReactNode;
  /** No padding, for what brings its own edges: a table, a timeline. */
  flush?: boolean;
  children: ReactNode;
}

/** One white sheet with an edge; the parts of a page. */
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
