import { fromMinor, type Money, toMinor } from '@console/contracts';

/** For the bar alone, which needs no digit of it. */
export const shareOf = (used: number, most: number): number => Math.min(1, used / most);

/** What is left of a limit: never below nothing, also where it was lowered after more was spent. */
export function leftOf(spent: Money, { amount, currency }: Money): Money {
  const left = (toMinor(amount, currency) ?? 0n) - (toMinor(spent.amount, currency) ?? 0n);
  return { amount: fromMinor(left > 0n ? left : 0n, currency), currency };
}
