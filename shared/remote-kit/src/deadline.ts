/** Timeout error; the work may still be running. */
export class TooLate extends Error {
  override name = 'TooLate';
}

/** Compares by name, because shell and remotes each have a copy of the class. */
export const isLate = (error: unknown): boolean => error instanceof Error && error.name === 'TooLate';

/** Rejects with a message that contains `what` if `work` has not settled within `ms`. */
export async function deadline<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooLate(`${what} took longer than ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
