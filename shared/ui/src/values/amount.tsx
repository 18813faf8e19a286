import { moneyParts } from '@console/i18n';
import { cx } from '../cx';
import classes from './values.module.css';

/** Props of `Amount`. */
export interface AmountProps {
  value: { amount: string; currency: string };
  /** `table`: number and code. `alone`: symbol, number and code. `figure`: the same in large, for key figures. */
  tone?: 'table' | 'alone' | 'figure';
  /** Writes the plus too, where the direction is what matters. */
  signed?: boolean | undefined;
}

/** An amount with its currency, never wrapped; zero is grey. */
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
