import type { ReactNode } from 'react';
import classes from './stacked-cell.module.css';

/** A sign, and small below it why it is there; the reason is cut where there is no room, and told whole on hover. */
export function StackedCell({ children, why }: { children: ReactNode; why: string | null | undefined }) {
  return (
    <span className={classes.stacked}>
      {children}
      {why && <small title={why}>{why}</small>}
    </span>
  );
}
