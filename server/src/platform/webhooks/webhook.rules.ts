/** Retry delays in seconds, from a short interruption to an outage of days: ten attempts in total. */
const waits = [2, 10, 60, 300, 1_800, 7_200, 21_600, 43_200, 86_400];

/** Returns the delay before the next attempt; null if there is none. */
export const retryAfterSeconds = (attempts: number, isGone: boolean): number | null =>
  isGone ? null : (waits[attempts - 1] ?? null);
