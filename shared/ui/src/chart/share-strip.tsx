import classes from './chart.module.css';

/** One part of a whole; `colour` is a colour of charts, 1 to 6. */
export interface Share {
  key: string;
  count: number;
  colour: 1 | 2 | 3 | 4 | 5 | 6;
}

/** How a whole divides, for the eye: names and figures stand beside it. */
export const ShareStrip = ({ shares }: { shares: Share[] }) => (
  <span className={classes.strip} aria-hidden="true">
    {shares.map(({ key, count, colour }) => (
      <span key={key} data-colour={colour} style={{ flexGrow: count }} />
    ))}
  </span>
);
