import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { enteredDay, instant } from '../text';

/** A year: a step is big enough for whatever expires, and small enough to be meant. */
export const clockStepMaxSeconds = 366 * 86_400;
/** Ten years, all steps together. */
export const clockAheadMaxSeconds = 315_576_000;

const permission = 'devops.clock.move';

const platformClock = z.strictObject({
  /** What the platform takes for the present. */
  now: instant,
  /** How far it was moved ahead of the machine. */
  aheadSeconds: z.int().nonnegative(),
  /** False where the money is real. */
  isMovable: z.boolean(),
});

const readClock = z.strictObject({
  ...platformClock.shape,
  /** How the user's company moved it last; null where it never did. */
  moved: z.strictObject({ from: instant, to: instant, by: z.string() }).nullable(),
  /** What the platform did by itself since then, by kind; the first ten thousand actions of anybody are looked through. */
  ran: z.array(z.strictObject({ action: z.string(), count: z.int() })),
});
/** What the platform takes for the present, and what came of moving it. */
export type ReadClock = z.infer<typeof readClock>;

export const queryClock = operation({
  path: '/clock/detail',
  permission,
  sandboxOnly: true,
  reads: true,
  input: z.strictObject({}),
  output: readClock,
});

/** Moves the clock of a sandbox ahead, so that what expires, ends or changes by then does so at once. */
export const moveClock = operation({
  path: '/clock/move',
  permission,
  sandboxOnly: true,
  idempotent: true,
  input: z.strictObject({ seconds: z.int().min(1).max(clockStepMaxSeconds) }),
  output: platformClock,
});

/** Ways to say how far. */
export const clockSteps = ['HOURS', 'DAYS', 'DATE'] as const;
/** Ways to say how far. */
export type ClockStep = (typeof clockSteps)[number];

/** How far the clock is to go, as people say it. */
export const clockDraft = z.strictObject({
  step: z.enum(clockSteps),
  /** So many hours or days. */
  count: z.int().min(1).optional(),
  /** To the beginning of this day. */
  day: enteredDay.optional(),
});
/** How far the clock is to go, as people say it. */
export type ClockDraft = z.infer<typeof clockDraft>;
