/** Stops the start with a message of one sentence, which advises what to change. */
export class StartFailure extends Error {}

/** Returns the message of any thrown value. */
export const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns the system's error code, such as `EACCES`. */
export const systemCodeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
