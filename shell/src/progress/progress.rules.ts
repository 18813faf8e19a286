/** The specification's: time of a change, time between two steps, and what is shown at once. */
export const progress = { speedMs: 10, trickleMs: 50, minimum: 0.1 } as const;

/** Never quite there before it is there. */
const most = 0.994;

/** The next share: quick at first, then slower, so that it moves for as long as anyone waits. */
export function trickled(share: number): number {
  const step = share < 0.2 ? 0.1 : share < 0.5 ? 0.04 : share < 0.8 ? 0.02 : 0.005;
  return Math.min(most, Math.max(progress.minimum, share + step));
}
