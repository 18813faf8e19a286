/** A moment on both clocks of a page: the wall's, which sleep cannot stop, and the browser's own, which nobody can set. */
export interface Moment {
  wallMs: number;
  monotonicMs: number;
}

/** How long silence may last; the server says it. */
export interface IdleLimits {
  warnMs: number;
  countdownMs: number;
}

/** What a page knows of the person at it. */
export interface IdleFacts {
  /** Last sign of life: input, an answer to the notice, or a call that renews. */
  active: Moment;
  /** Last time that the server's clock is known to have been renewed. */
  renewed: Moment;
  /** Last attempt to renew it because of input. */
  tried: Moment;
  limits: IdleLimits;
}

/** What silence has led to. */
export type Idleness = { at: 'active' } | { at: 'warned'; leftMs: number } | { at: 'over' };

/** The specification's 870,000 ms and 30 s, until the server has said its own. */
export const defaultLimits: IdleLimits = { warnMs: 870_000, countdownMs: 30_000 };

/** Input renews the server's clock at most this often. */
const renewEveryMs = 60_000;

/**
 * Time since `from`: the longer one of both clocks. A machine that slept has lost time on its own clock, a wall
 * clock that was set back on the other; neither makes silence shorter than it was.
 */
export const elapsedMs = (from: Moment, now: Moment): number =>
  Math.max(0, now.wallMs - from.wallMs, now.monotonicMs - from.monotonicMs);

/** The moment on this page's clocks at which another page of this browser said something. */
export function momentOf(wallMs: number, now: Moment): Moment {
  const ageMs = Math.max(0, now.wallMs - wallMs);
  return { wallMs: now.wallMs - ageMs, monotonicMs: now.monotonicMs - ageMs };
}

/** The one that is nearer to `now`. */
export const laterOf = (one: Moment, other: Moment, now: Moment): Moment =>
  elapsedMs(one, now) < elapsedMs(other, now) ? one : other;

/** Warned after `warnMs` of silence, over when the countdown has run out. */
export function idlenessOf({ active, limits }: Pick<IdleFacts, 'active' | 'limits'>, now: Moment): Idleness {
  const silentMs = elapsedMs(active, now);
  if (silentMs < limits.warnMs) return { at: 'active' };
  const leftMs = limits.warnMs + limits.countdownMs - silentMs;
  return leftMs > 0 ? { at: 'warned', leftMs } : { at: 'over' };
}

/**
 * Must the server be notified? When there was input since it was last renewed, once in a minute. Asked again and again,
 * so that the last input of a minute is reported as well and the server never signs out earlier than the page warns. Input
 * from before the timers slept is reported no more: to the server it would be a sign of life of now.
 */
export const isRenewalDue = ({ active, renewed, tried }: Omit<IdleFacts, 'limits'>, now: Moment): boolean =>
  elapsedMs(active, now) < elapsedMs(renewed, now) &&
  elapsedMs(active, now) <= 2 * renewEveryMs &&
  elapsedMs(renewed, now) >= renewEveryMs &&
  elapsedMs(tried, now) >= renewEveryMs;

/** `mm:ss`, rounded up: it says 00:01 until it is over. */
export function countdownOf(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
