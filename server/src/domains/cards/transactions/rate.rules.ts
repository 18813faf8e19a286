import { minorDigitsOf } from '@console/contracts';

/** Rates have ten decimal places and are stored as integers of the last one. */
const rateScale = 10n ** 10n;

/** Integer representation of a rate such as `1.0832`. */
export function scaledRate(rate: string): bigint {
  const match = /^(\d{1,10})(?:\.(\d{1,10}))?$/.exec(rate);
  if (!match) throw new Error(`${rate} is not a rate.`);
  const [, whole = '0', fraction = ''] = match;
  return BigInt(whole) * rateScale + BigInt(fraction.padEnd(10, '0'));
}

/** Rate with all ten decimal places, as the database stores it. */
export const fullRate = (rate: string): string => {
  const scaled = String(scaledRate(rate)).padStart(11, '0');
  return `${scaled.slice(0, -10)}.${scaled.slice(-10)}`;
};

/** Rounds halves away from zero. */
export function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (numerator < 0n) return -roundHalfUp(-numerator, denominator);
  return (2n * numerator + denominator) / (2n * denominator);
}

/** Amount at a rate before rounding, in units of 10^-10 of a minor unit. */
export const atRate = (minor: bigint, rate: string): bigint => minor * scaledRate(rate);

/** Rounds a result of `atRate` to minor units. */
export const toUnits = (scaled: bigint): bigint => roundHalfUp(scaled, rateScale);

export const fromUnits = (minor: bigint): bigint => minor * rateScale;

interface Exchange {
  from: string;
  to: string;
  rate: string;
}

/** Maximum difference between the decimal places of two currencies. */
const digitsMax = 3;

/** Units per minor unit of an amount before rounding: precise enough for all rates and currencies. */
export const unroundedScale = rateScale * 10n ** BigInt(digitsMax);

/**
 * Converts minor units to another currency without rounding, in units of `unroundedScale`; the currencies may have
 * different decimal places.
 */
export function convertUnrounded(minor: bigint, { from, to, rate }: Exchange): bigint {
  const digits = minorDigitsOf(to) - minorDigitsOf(from);
  return atRate(minor, rate) * 10n ** BigInt(digitsMax + digits);
}

/** Converts with one rounding. */
export const convert = (minor: bigint, exchange: Exchange): bigint =>
  roundHalfUp(convertUnrounded(minor, exchange), unroundedScale);

/**
 * Rounded amount that a part adds to the previous parts, so that all parts add up to the rounded sum. Both arguments
 * are unrounded.
 */
export const addedBy = (part: bigint, before: bigint): bigint =>
  roundHalfUp(before + part, unroundedScale) - roundHalfUp(before, unroundedScale);
