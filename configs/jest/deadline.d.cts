/** Deadline of every wait in tests, in milliseconds. */
export const deadlineMs: number;

/** Timeout of a whole test, in milliseconds. */
export const testTimeoutMs: number;

/** Polls until the condition is true; fails at the deadline with `what` in the message. */
export function until(isTrue: () => boolean | Promise<boolean>, what?: string): Promise<void>;
