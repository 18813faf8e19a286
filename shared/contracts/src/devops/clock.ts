import { z } from '@console/contracts/zod';
import { operation } from '../operation';

/** A year: a step is big enough for whatever expires, and small enough to be meant. */
export const clockStepMaxSeconds = 366 * 86_400;
/** Ten years, all steps together. */
export const clockAheadMaxSeconds = 315_576_000;

const permission = 'devops.clock.move';

const platformClock = z.strictObject({
  /** What the platform takes for the present. */
  now: z.iso.datetime(),
  /** How far it was moved ahead of the machine. */
  aheadSeconds: z.int().nonnegative(),
  /** False where the money is real. */
  isMovable: z.boolean(),
});
/** What the platform takes for the present. */
export type PlatformClock = z.infer<typeof platformClock>;

export const queryClock = operation({
  path: '/clock/detail',
  permission,
  reads: true,
  input: z.strictObject({}),
  output: platformClock,
});

/** Moves the clock of a sandbox ahead, so that what expires, ends or changes by then does so at once. */
export const moveClock = operation({
  path: '/clock/move',
  permission,
  idempotent: true,
  input: z.strictObject({ seconds: z.int().min(1).max(clockStepMaxSeconds) }),
  output: platformClock,
});
