import { moneyParts } from '@console/i18n';
import { cx } from '../cx';
import classes from './values.module.css';

/** Props of `Amount`. */
export interface AmountProps {
  value: { amount: string; currency: string };
  /**
   * `table`: number and code. `alone`: symbol, number and code. `figure`: the same in a large font, for key figures.
   */
  tone?: 'table' | 'alone' | 'figure';
  /** Displays a plus sign too, where the direction is relevant. */
  signed?: boolean | undefined;
}

/** Amount with its currency on one line; zero is grey. */
export function Amount({ value, tone = 'table', signed }: AmountProps) {
  const { sign, number, symbol, code, isZero } = moneyParts(value);
  const plus = signed && !isZero && sign === '' ? '+' : sign;
  const figure = `${plus}${tone === 'table' ? '' : symbol}${number}`;
  return (
    <span className={cx(classes.amount, classes[tone], isZero && classes.zero)} data-whole>
      {figure} <span className={classes.code}>{code}</span>
    </span>
  );
}
