import { fromMinor, type Money, toMinor } from '@console/contracts';

/** Used share of a limit from 0 to 1, only for the progress bar: floats are not exact. */
export const shareOf = (used: number, most: number): number => Math.min(1, used / most);

/** Remaining limit; zero if the limit was lowered below the spent amount. */
export function leftOf(spent: Money, { amount, currency }: Money): Money {
  const left = (toMinor(amount, currency) ?? 0n) - (toMinor(spent.amount, currency) ?? 0n);
  return { amount: fromMinor(left > 0n ? left : 0n, currency), currency };
}
