import classes from './values.module.css';

/** First letters of the first and last word; the first character of a Chinese name. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/)
    .filter(Boolean);
  const first = [...(words[0] ?? '')][0] ?? '';
  if (/\p{Script=Han}/u.test(first) || words.length < 2) return first.toUpperCase();
  return (first + ([...(words.at(-1) ?? '')][0] ?? '')).toUpperCase();
}

/**
 * A person's initials, for the eye only: the name stands beside it or on its button. Drawn by the style, so that they
 * are no words of that button, which is called by the name.
 */
export const Avatar = ({ name }: { name: string }) => (
  <span className={classes.avatar} data-initials={initialsOf(name)} aria-hidden="true" />
);
