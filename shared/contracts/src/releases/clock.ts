import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { enteredDay, instant } from '../text';

/** One year: long enough to reach every expiry, and short enough to catch a typing error. */
export const clockStepMaxSeconds = 366 * 86_400;
/** Ten years, the maximum for all steps together. */
export const clockAheadMaxSeconds = 315_576_000;

const permission = 'devops.clock.move';

const platformClock = z.strictObject({
  /** Current time of the platform. */
  now: instant,
  /** Offset from the clock of the machine. */
  aheadSeconds: z.int().nonnegative(),
  /** False if the platform moves real money. */
  isMovable: z.boolean(),
});

const readClock = z.strictObject({
  ...platformClock.shape,
  /** Last advance by the user's company; null if it never advanced the clock. */
  moved: z.strictObject({ from: instant, to: instant, by: z.string() }).nullable(),
  /** Automatic actions since the advance, by kind. Only the first 10,000 audit log entries are counted. */
  ran: z.array(z.strictObject({ action: z.string(), count: z.int() })),
});
/** Current time of the platform, and the effects of the last advance. */
export type ReadClock = z.infer<typeof readClock>;

export const queryClock = operation({
  path: '/clock/detail',
  permission,
  sandboxOnly: true,
  reads: true,
  input: z.strictObject({}),
  output: readClock,
});

/** Advances the clock of a sandbox. Everything that expires, ends or changes by the new time does so immediately. */
export const advanceClock = operation({
  path: '/clock/move',
  permission,
  sandboxOnly: true,
  idempotent: true,
  input: z.strictObject({ seconds: z.int().min(1).max(clockStepMaxSeconds) }),
  output: platformClock,
});

/** Units of a step. */
export const clockSteps = ['HOURS', 'DAYS', 'DATE'] as const;
/** Units of a step. */
export type ClockStep = (typeof clockSteps)[number];

/** Form input for a step. */
export const clockDraft = z.strictObject({
  step: z.enum(clockSteps),
  /** Number of hours or days. */
  count: z.int().min(1).optional(),
  /** The clock is advanced to the start of this day. */
  day: enteredDay.optional(),
});
/** Form input for a step. */
export type ClockDraft = z.infer<typeof clockDraft>;
