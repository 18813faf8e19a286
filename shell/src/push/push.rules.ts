import { streamBeatMs } from '@console/contracts/release';

/** Two signs of life may be late; after that nobody is there. */
export const silenceMs = streamBeatMs * 2.5;

const firstPauseMs = 500;
const longestPauseMs = 30_000;

/**
 * How long to wait before a stream is opened again, after so many tries without one. Half of it is drawn, so that the
 * pages of many people do not come back in the same moment.
 */
export const pauseMs = (tries: number, drawn: number): number =>
  Math.min(firstPauseMs * 2 ** tries, longestPauseMs) * (0.5 + drawn / 2);

/** Whether a stream of this browser was alive a moment ago. */
export const isAlive = (beatAtMs: number | null, nowMs: number): boolean =>
  beatAtMs !== null && nowMs - beatAtMs < silenceMs;
