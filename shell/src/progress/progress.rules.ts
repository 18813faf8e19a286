/** Values of the specification: duration of a change, interval between steps, and initial share. */
export const progress = { speedMs: 10, trickleMs: 50, minimum: 0.1 } as const;

/** Maximum share before the page has loaded. */
const most = 0.994;

/** Returns the next share: large steps first, then smaller ones, so that the bar moves during any wait. */
export function trickled(share: number): number {
  const step = share < 0.2 ? 0.1 : share < 0.5 ? 0.04 : share < 0.8 ? 0.02 : 0.005;
  return Math.min(most, Math.max(progress.minimum, share + step));
}
