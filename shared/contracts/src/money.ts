import { z } from '@console/contracts/zod';
import { currencies, minorDigitsOf } from './currency';

/** Amount on the wire: a decimal string and its currency, never a float. */
export const money = z.strictObject({
  amount: z.string().regex(/^-?\d{1,15}(\.\d{1,3})?$/),
  currency: z.enum(currencies),
});
/** Amount on the wire: a decimal string and its currency. */
export type Money = z.infer<typeof money>;

const enteredMax = '999999999999';

/** Schema of an amount in an input. Sums over the cards of a call fit into `money`, which permits more digits. */
export const enteredMoney = money.superRefine(({ amount, currency }, context) => {
  const [whole = ''] = amount.replace(/^-?0*/, '').split('.');
  if (whole.length > enteredMax.length)
    context.addIssue({ code: 'custom', params: { code: 'MAX_AMOUNT', max: enteredMax, currency } });
});

/** Minor units of a decimal string; null if it has more digits than the currency. */
export function toMinor(amount: string, currency: string): bigint | null {
  const digits = minorDigitsOf(currency);
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount);
  if (!match) return null;
  const [, sign, whole = '0', fraction = ''] = match;
  if (fraction.length > digits) return null;
  const minor = BigInt(whole + fraction.padEnd(digits, '0'));
  return sign ? -minor : minor;
}

/** Decimal string for minor units, always with all decimal places of the currency: `1234.50`. */
export function fromMinor(minor: bigint, currency: string): string {
  const digits = minorDigitsOf(currency);
  const sign = minor < 0n ? '-' : '';
  const all = String(minor < 0n ? -minor : minor).padStart(digits + 1, '0');
  return digits === 0 ? sign + all : `${sign}${all.slice(0, -digits)}.${all.slice(-digits)}`;
}

/** Converts minor units to money on the wire. */
export const moneyOf = (minor: bigint, currency: Money['currency']): Money => ({
  amount: fromMinor(minor, currency),
  currency,
});
