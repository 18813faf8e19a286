import type { ReactNode } from 'react';
import classes from './values.module.css';

/** Key figure; `note` is the small line below. */
export interface KeyFigure {
  label: string;
  value: ReactNode;
  note?: ReactNode;
}

/** Up to four key figures of a record, on one surface. */
export function KeyFigures({ items }: { items: KeyFigure[] }) {
  return (
    <div className={classes.figuresRoom}>
      <dl className={classes.figures}>
        {items.map(({ label, value, note }) => (
          <div key={label} className={classes.figureCell}>
            <dt>{label}</dt>
            <dd className={classes.figureValue}>{value}</dd>
            {note !== undefined && <dd className={classes.figureNote}>{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
