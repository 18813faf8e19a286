/** Waits after each failed attempt, in seconds: from a hiccup to a weekend; ten attempts in all. */
const waits = [2, 10, 60, 300, 1_800, 7_200, 21_600, 43_200, 86_400];

/** After how many seconds a delivery is tried again; null where it is given up. */
export const retryAfterSeconds = (attempts: number, isGone: boolean): number | null =>
  isGone ? null : (waits[attempts - 1] ?? null);
