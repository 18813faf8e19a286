import { minorDigitsOf } from '@console/contracts';

/** Rates have ten digits after the point and are stored as whole numbers of the last of them. */
const rateScale = 10n ** 10n;

/** `1.0832` as a whole number of ten-digit steps. */
export function scaledRate(rate: string): bigint {
  const match = /^(\d{1,10})(?:\.(\d{1,10}))?$/.exec(rate);
  if (!match) throw new Error(`${rate} is not a rate.`);
  const [, whole = '0', fraction = ''] = match;
  return BigInt(whole) * rateScale + BigInt(fraction.padEnd(10, '0'));
}

/** A rate with all ten digits, as the database stores it. */
export const fullRate = (rate: string): string => {
  const scaled = String(scaledRate(rate)).padStart(11, '0');
  return `${scaled.slice(0, -10)}.${scaled.slice(-10)}`;
};

/** Halves go up, away from zero. */
export function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (numerator < 0n) return -roundHalfUp(-numerator, denominator);
  return (2n * numerator + denominator) / (2n * denominator);
}

/** An amount at a rate, not yet rounded: whole numbers of ten-digit steps of a minor unit. */
export const atRate = (minor: bigint, rate: string): bigint => minor * scaledRate(rate);

/** Rounds what `atRate` made to minor units. */
export const toUnits = (scaled: bigint): bigint => roundHalfUp(scaled, rateScale);

export const fromUnits = (minor: bigint): bigint => minor * rateScale;

interface Exchange {
  from: string;
  to: string;
  rate: string;
}

/** Most digits after the point in which two currencies differ. */
const digitsMax = 3;

/** Steps to a minor unit of what is not rounded yet: as fine as rates and the digits of two currencies make it. */
export const unroundedScale = rateScale * 10n ** BigInt(digitsMax);

/** Minor units of one currency in another, in those steps; the two may have different digits. */
export function convertUnrounded(minor: bigint, { from, to, rate }: Exchange): bigint {
  const digits = minorDigitsOf(to) - minorDigitsOf(from);
  return atRate(minor, rate) * 10n ** BigInt(digitsMax + digits);
}

/** The same rounded, once. */
export const convert = (minor: bigint, exchange: Exchange): bigint =>
  roundHalfUp(convertUnrounded(minor, exchange), unroundedScale);

/** What a part adds to those before it, so that all of them add up to the whole, rounded once. None of it is rounded yet. */
export const addedBy = (part: bigint, before: bigint): bigint =>
  roundHalfUp(before + part, unroundedScale) - roundHalfUp(before, unroundedScale);
