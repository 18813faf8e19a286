/** Start of a body, and the bytes that its connection had read by then. */
export interface Arrival {
  sinceMs: number;
  bytesBefore: number;
}

/** Grace period: a form arrives in one piece, but a bad connection can lose it several times. */
const graceMs = 15_000;

/** Minimum rate of 128 kbit per second, the slowest connection on which a file is accepted. */
const bytesPerMs = 16;

/** Returns whether a body arrives more slowly than the minimum rate. */
export const isTooSlow = (
  { sinceMs, bytesBefore }: Arrival,
  { nowMs, bytesRead }: { nowMs: number; bytesRead: number },
): boolean => nowMs - sinceMs > graceMs + (bytesRead - bytesBefore) / bytesPerMs;
