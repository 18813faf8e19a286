/** When a body began to come, and what its connection had read by then. */
export interface Arrival {
  sinceMs: number;
  bytesBefore: number;
}

/** A form is there at once; a bad line may lose it some times. */
const graceMs = 15_000;

/** The slowest line that a file still gets through, 128 kbit a second. */
const bytesPerMs = 16;

/** Whether a body has taken longer than the slowest line takes for what has come of it. */
export const isTooSlow = (
  { sinceMs, bytesBefore }: Arrival,
  { nowMs, bytesRead }: { nowMs: number; bytesRead: number },
): boolean => nowMs - sinceMs > graceMs + (bytesRead - bytesBefore) / bytesPerMs;
