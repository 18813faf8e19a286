/** Retry delays in seconds: greylisting ends within minutes, an outage within hours. */
const waits = [30, 120, 600, 1_800, 7_200];

/** Returns the delay before the next attempt; null if there is none. */
export const retryAfterSeconds = (attempts: number, isPermanent: boolean): number | null =>
  isPermanent ? null : (waits[attempts - 1] ?? null);

const errorMax = 300;

/** Returns an error as one line of limited length. */
export const errorLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, errorMax);

/** Returns whether an SMTP code is permanent: a retry after a 5xx code fails again. */
export const isPermanent = (responseCode: unknown): boolean =>
  typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
