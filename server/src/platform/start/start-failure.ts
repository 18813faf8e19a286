/** Stops the start. The message is one sentence that says what to change. */
export class StartFailure extends Error {}

/** The words of an error from outside, whatever was thrown. */
export const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The system's short name of an error, such as `EACCES`. */
export const systemCodeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
