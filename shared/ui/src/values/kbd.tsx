import classes from './values.module.css';

/** Keys of a shortcut, each in its own box. */
export const Kbd = ({ keys }: { keys: string[] }) => (
  <span className={classes.keys}>
    {keys.map((key) => (
      <kbd key={key} className={classes.key}>
        {key}
      </kbd>
    ))}
  </span>
);
