import { minorDigitsOf, type Money, toMinor } from '@console/contracts';

interface Outcome {
  approved: number;
  declined: number;
}

/** Returns the approval rate from 0 to 1; null without authorizations. */
export const approvedShareOf = ({ approved, declined }: Outcome): number | null =>
  approved + declined === 0 ? null : approved / (approved + declined);

/** Percentage such as `96.8%`; a dash for null. */
export const percentOf = (share: number | null): string => (share === null ? '–' : `${(share * 100).toFixed(1)}%`);

const minorOf = ({ amount, currency }: Money): number => Number(toMinor(amount, currency) ?? 0n);

/** Amount as a number for drawing. Not for display: a float loses digits after the fifteenth. */
export const lengthOf = (value: Money): number => minorOf(value) / 10 ** minorDigitsOf(value.currency);

/** Relative change against the previous amount; null if that is zero or negative. */
export const growthOf = (now: Money, before: Money): number | null =>
  minorOf(before) <= 0 ? null : (minorOf(now) - minorOf(before)) / minorOf(before);

/** Percentage with a sign, such as `+23.6%` or `−3.1%`; `0.0%` has no sign. */
export function signedPercentOf(share: number): string {
  const tenths = Math.round(Math.abs(share) * 1000);
  const sign = tenths === 0 ? '' : share < 0 ? '−' : '+';
  return `${sign}${(tenths / 10).toFixed(1)}%`;
}

/** BINs with a lower approval rate are marked. */
export const lowApproval = 0.8;
