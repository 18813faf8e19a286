import { Fragment } from 'react';
import classes from './values.module.css';

/** Returns groups of four digits. Masked digits become bullets, independent of the server's character. */
export function cardGroups(number: string): string[] {
  const places = number.replace(/[\s-]/g, '').replace(/[*xX·]/g, '•');
  return places.match(/.{1,4}/g) ?? [];
}

/** Card number in groups of four digits, which is copied and announced as one number. `short` is `••0982`. */
export function CardNumber({ number, short }: { number: string; short?: boolean }) {
  const groups = cardGroups(number);
  if (short)
    return (
      <span className={classes.cardNumber} data-whole>
        ••{groups.join('').slice(-4)}
      </span>
    );
  return (
    <span className={classes.cardNumber} data-whole>
      {groups.map((group, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className={group.includes('•') ? classes.masked : undefined}>{group}</span>
        </Fragment>
      ))}
    </span>
  );
}
