import type { CensusRemote } from '@console/contracts/releases';

/** Percentage such as `95.6%`; a dash if the total is zero. */
export const percentOf = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)}%`;

type Trend = CensusRemote['trend'];

interface Size {
  width: number;
  height: number;
}

/** Polylines of the 95th percentile over the window, interrupted by periods without mounts. */
export function trendLines(trend: Trend, { width, height }: Size): string[] {
  const most = Math.max(1, ...trend.map(({ p95MountMs }) => p95MountMs ?? 0));
  const step = width / Math.max(1, trend.length - 1);
  const pieces: string[][] = [[]];
  for (const [index, { p95MountMs }] of trend.entries()) {
    if (p95MountMs === null) pieces.push([]);
    else pieces.at(-1)?.push(`${round(index * step)},${round(height - (p95MountMs / most) * height)}`);
  }
  return pieces.filter((points) => points.length > 0).map((points) => points.join(' '));
}

const round = (value: number) => Math.round(value * 10) / 10;
