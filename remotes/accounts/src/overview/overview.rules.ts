import { minorDigitsOf, type Money, toMinor } from '@console/contracts';

interface Outcome {
  approved: number;
  declined: number;
}

/** Returns the approval rate from 0 to 1; null without authorizations. */
export const approvedShareOf = ({ approved, declined }: Outcome): number | null =>
  approved + declined === 0 ? null : approved / (approved + declined);

/** `96.8%`; a dash where there is none. */
export const percentOf = (share: number | null): string => (share === null ? '–' : `${(share * 100).toFixed(1)}%`);

const minorOf = ({ amount, currency }: Money): number => Number(toMinor(amount, currency) ?? 0n);

/** An amount as a length to draw. Never written: digits beyond the fifteenth are lost. */
export const lengthOf = (value: Money): number => minorOf(value) / 10 ** minorDigitsOf(value.currency);

/** How much more there is than before, as a share of that; null where there was nothing to compare with. */
export const growthOf = (now: Money, before: Money): number | null =>
  minorOf(before) <= 0 ? null : (minorOf(now) - minorOf(before)) / minorOf(before);

/** `+23.6%` or `−3.1%`; `0.0%` has no sign. */
export function signedPercentOf(share: number): string {
  const tenths = Math.round(Math.abs(share) * 1000);
  const sign = tenths === 0 ? '' : share < 0 ? '−' : '+';
  return `${sign}${(tenths / 10).toFixed(1)}%`;
}

/** A BIN below this approves so little that it is marked. */
export const lowApproval = 0.8;
