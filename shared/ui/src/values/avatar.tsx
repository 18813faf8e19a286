import classes from './values.module.css';

/** Returns the first letters of the first and last word, or the first character of a Chinese name. */
export function initialsOf(name: string): string {
  const parts = name
    .trim()
    .split(/[\s._-]+/)
    .filter(Boolean);
  const first = [...(parts[0] ?? '')][0] ?? '';
  if (/\p{Script=Han}/u.test(first) || parts.length < 2) return first.toUpperCase();
  return (first + ([...(parts.at(-1) ?? '')][0] ?? '')).toUpperCase();
}

/**
 * Picture or initials of a person. It is decorative: the name is beside it or on its button. The initials are drawn by
 * CSS, so that they are not part of the button's name.
 */
export function Avatar({ name, picture, size = 26 }: { name: string; picture?: string | null; size?: 26 | 64 }) {
  if (picture) return <img className={classes.avatar} data-size={size} src={picture} alt="" />;
  return <span className={classes.avatar} data-size={size} data-initials={initialsOf(name)} aria-hidden="true" />;
}
