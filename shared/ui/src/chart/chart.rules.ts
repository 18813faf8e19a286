/** Range of an axis, and the positions of its lines, lowest first. */
export interface Axis {
  low: number;
  high: number;
  ticks: number[];
}

/** Intended number of lines, not counting the line at the bottom. */
const linesAimed = 3;

/** Returns an axis with round steps that contains zero and all values. */
export function axisOf(values: readonly number[]): Axis {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  const step = roundStep((highest - lowest) / linesAimed);
  const low = Math.floor(lowest / step) * step;
  const high = Math.max(low + step, Math.ceil(highest / step) * step);
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step);
  return { low, high, ticks };
}

/** Returns the next number of the series 1, 2, 5, 10, 20, 50. */
function roundStep(least: number): number {
  if (least <= 0) return 1;
  const ten = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((digit) => digit * ten >= least) ?? 10) * ten;
}

/** Returns the position of a value on an axis, from 0 at the bottom to 1. */
export const heightOf = (value: number, { low, high }: Axis): number => (value - low) / (high - low);

/** Returns the points of a line in a square of 100 by 100, from its upper left. */
export const lineOf = (values: readonly number[], axis: Axis): string =>
  values
    .map((value, index) => `${round(placeOf(index, values.length))},${round(100 - heightOf(value, axis) * 100)}`)
    .join(' ');

/** Returns the position of a point along a line, from 0 to 100; a single point is in the middle. */
export const placeOf = (index: number, count: number): number => (count < 2 ? 50 : (index / (count - 1)) * 100);

/** Returns the indexes of the points with labels: about five, evenly spaced, from the first. */
export const labelledOf = (count: number): number[] => {
  const step = Math.max(1, Math.ceil((count - 1) / 4));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
};

const round = (value: number) => Math.round(value * 100) / 100;
