import classes from './chart.module.css';

/** Part of a whole; `colour` is a chart color from 1 to 6. */
export interface Share {
  key: string;
  count: number;
  colour: 1 | 2 | 3 | 4 | 5 | 6;
}

/** Decorative strip of shares: names and figures are beside it. */
export const ShareStrip = ({ shares }: { shares: Share[] }) => (
  <span className={classes.strip} aria-hidden="true">
    {shares.map(({ key, count, colour }) => (
      <span key={key} data-colour={colour} style={{ flexGrow: count }} />
    ))}
  </span>
);
