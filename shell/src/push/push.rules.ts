import { streamBeatMs } from '@console/contracts/release';

/** Time without data after which the stream counts as lost; it permits two late heartbeats. */
export const silenceMs = streamBeatMs * 2.5;

const firstPauseMs = 500;
const longestPauseMs = 30_000;

/**
 * Returns the delay before a stream is reopened: exponential backoff. Half of it is random, so that the pages of many
 * users do not reconnect at the same moment.
 */
export const pauseMs = (tries: number, drawn: number): number =>
  Math.min(firstPauseMs * 2 ** tries, longestPauseMs) * (0.5 + drawn / 2);

/** Returns true if this browser's stream had a recent heartbeat. */
export const isAlive = (beatAtMs: number | null, nowMs: number): boolean =>
  beatAtMs !== null && nowMs - beatAtMs < silenceMs;
