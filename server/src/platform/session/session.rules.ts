/** Maximum lifetime of a session. */
export const absoluteSeconds = 12 * 60 * 60;

/** Validity of a step-up authentication. */
const proofMs = 5 * 60_000;

export const isProofFresh = (provenAt: Date | null, now: Date): boolean =>
  provenAt !== null && now.getTime() - provenAt.getTime() < proofMs;

export const failuresMax = 5;
export const failureWindowMs = 15 * 60_000;
export const lockMs = 30 * 60_000;
/** Two tabs that reload concurrently use the same resume secret. The second use is accepted within this time. */
const resumeGraceMs = 20_000;

/** Wrong passwords of a user. */
export interface Failures {
  count: number;
  firstAt: Date | null;
  lockedUntil: Date | null;
}

export const noFailures: Failures = { count: 0, firstAt: null, lockedUntil: null };

export const isLocked = ({ lockedUntil }: Failures, now: Date): boolean => lockedUntil !== null && now < lockedUntil;

/** Five failures within 15 minutes lock the sign-in for 30 minutes. An attempt during the lock changes nothing. */
export function afterFailure(failures: Failures, now: Date): Failures {
  if (isLocked(failures, now)) return failures;
  const isSameSeries =
    failures.lockedUntil === null &&
    failures.firstAt !== null &&
    now.getTime() - failures.firstAt.getTime() < failureWindowMs;
  const count = isSameSeries ? failures.count + 1 : 1;
  const firstAt = isSameSeries ? failures.firstAt : now;
  return { count, firstAt, lockedUntil: count >= failuresMax ? new Date(now.getTime() + lockMs) : null };
}

/** Validity of a resume secret. */
export type Resumption = 'ok' | 'over' | 'stolen';

interface Resumed {
  usedAt: Date | null;
  lastActiveAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
}

/** Returns the validity of a resume secret. A secret that is used again after the grace period counts as stolen. */
export function resumptionOf(
  { usedAt, lastActiveAt, expiresAt, endedAt }: Resumed,
  now: Date,
  idleSeconds: number,
): Resumption {
  if (endedAt !== null || now >= expiresAt || secondsBetween(lastActiveAt, now) >= idleSeconds) return 'over';
  return usedAt !== null && now.getTime() - usedAt.getTime() > resumeGraceMs ? 'stolen' : 'ok';
}

/** Returns the remaining idle time. */
export const idleLeft = (lastActiveAt: Date, now: Date, idleSeconds: number): number =>
  Math.max(0, Math.ceil(idleSeconds - secondsBetween(lastActiveAt, now)));

const secondsBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 1000;
