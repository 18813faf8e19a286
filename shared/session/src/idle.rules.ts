/**
 * A time on both clocks of a page: the system clock, which runs during sleep, and the browser's monotonic clock, which
 * cannot be set.
 */
export interface Moment {
  wallMs: number;
  monotonicMs: number;
}

/** Limits of idle time, from the server. */
export interface IdleLimits {
  warnMs: number;
  countdownMs: number;
}

/** Times from which the idle state is computed. */
export interface IdleFacts {
  /** Last activity: input, a response to the warning, or a call that renews the idle time. */
  active: Moment;
  /** Last known renewal on the server. */
  renewed: Moment;
  /** Last attempt to renew because of input. */
  tried: Moment;
  limits: IdleLimits;
}

/** State of the idle timer. */
export type Idleness = { at: 'active' } | { at: 'warned'; leftMs: number } | { at: 'over' };

/** Limits of the specification, used until the server has sent its own: 870,000 ms and 30 s. */
export const defaultLimits: IdleLimits = { warnMs: 870_000, countdownMs: 30_000 };

/** Minimum interval of renewals because of input. */
const renewEveryMs = 60_000;

/**
 * Returns the time since `from`, the longer one of both clocks. Sleep stops the monotonic clock, and the system clock
 * can be set back; neither must shorten the idle time.
 */
export const elapsedMs = (from: Moment, now: Moment): number =>
  Math.max(0, now.wallMs - from.wallMs, now.monotonicMs - from.monotonicMs);

/** Converts a time from another tab of this browser. */
export function momentOf(wallMs: number, now: Moment): Moment {
  const ageMs = Math.max(0, now.wallMs - wallMs);
  return { wallMs: now.wallMs - ageMs, monotonicMs: now.monotonicMs - ageMs };
}

/** Returns the later time. */
export const laterOf = (one: Moment, other: Moment, now: Moment): Moment =>
  elapsedMs(one, now) < elapsedMs(other, now) ? one : other;

/** Returns the state: warned after `warnMs` without activity, over after the countdown. */
export function idlenessOf({ active, limits }: Pick<IdleFacts, 'active' | 'limits'>, now: Moment): Idleness {
  const silentMs = elapsedMs(active, now);
  if (silentMs < limits.warnMs) return { at: 'active' };
  const leftMs = limits.warnMs + limits.countdownMs - silentMs;
  return leftMs > 0 ? { at: 'warned', leftMs } : { at: 'over' };
}

/**
 * Returns whether the server must be notified of input: at most once a minute. The last input within a minute is
 * reported too, so that the server never signs out before the page warns. Input from before the machine slept is not
 * reported, because the server would count it as current.
 */
export const isRenewalDue = ({ active, renewed, tried }: Omit<IdleFacts, 'limits'>, now: Moment): boolean =>
  elapsedMs(active, now) < elapsedMs(renewed, now) &&
  elapsedMs(active, now) <= 2 * renewEveryMs &&
  elapsedMs(renewed, now) >= renewEveryMs &&
  elapsedMs(tried, now) >= renewEveryMs;

/** Formats as `mm:ss`, rounded up: it shows 00:01 until the end. */
export function countdownOf(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
