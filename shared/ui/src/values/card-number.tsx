import { Fragment } from 'react';
import classes from './values.module.css';

/** Groups of four; masked places are bullets whatever the server masks with. */
export function cardGroups(number: string): string[] {
  const places = number.replace(/[\s-]/g, '').replace(/[*xX·]/g, '•');
  return places.match(/.{1,4}/g) ?? [];
}

/** A card number in groups of four, copied and read out as one number. `short` is `••0982`. */
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
