/** What an axis spans, and where its lines are, lowest first. */
export interface Axis {
  low: number;
  high: number;
  ticks: number[];
}

/** Lines of an axis, beside the one at its foot. */
const linesAimed = 3;

/** An axis in round steps that has zero and all values on it. */
export function axisOf(values: readonly number[]): Axis {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  const step = roundStep((highest - lowest) / linesAimed);
  const low = Math.floor(lowest / step) * step;
  const high = Math.max(low + step, Math.ceil(highest / step) * step);
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step);
  return { low, high, ticks };
}

/** The next of 1, 2, 5 and their tenfolds. */
function roundStep(least: number): number {
  if (least <= 0) return 1;
  const ten = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((digit) => digit * ten >= least) ?? 10) * ten;
}

/** How high a value is on an axis, from 0 at its foot to 1. */
export const heightOf = (value: number, { low, high }: Axis): number => (value - low) / (high - low);

/** Points of a line in a square of 100 by 100, from its upper left. */
export const lineOf = (values: readonly number[], axis: Axis): string =>
  values
    .map((value, index) => `${round(placeOf(index, values.length))},${round(100 - heightOf(value, axis) * 100)}`)
    .join(' ');

/** Where one of so many stands along a line, from 0 to 100; one alone stands in the middle. */
export const placeOf = (index: number, count: number): number => (count < 2 ? 50 : (index / (count - 1)) * 100);

/** Which of so many have room for a label: about five, evenly, from the first. */
export const labelledOf = (count: number): number[] => {
  const step = Math.max(1, Math.ceil((count - 1) / 4));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
};

const round = (value: number) => Math.round(value * 100) / 100;
