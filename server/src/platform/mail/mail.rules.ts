/** Waits after each failed attempt, in seconds: a greylisting server says yes after minutes, a broken one after hours. */
const waits = [30, 120, 600, 1_800, 7_200];

/** After how many seconds a mail is tried again; null where it is given up. */
export const retryAfterSeconds = (attempts: number, isPermanent: boolean): number | null =>
  isPermanent ? null : (waits[attempts - 1] ?? null);

const errorMax = 300;

/** Why it failed, in one line that a page can show. */
export const errorLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, errorMax);

/** A server that answers with 5xx will say the same tomorrow; everything else may pass. */
export const isPermanent = (responseCode: unknown): boolean =>
  typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
