import { isLate } from './deadline';

/** Time before the second, third and fourth try. */
const waitsMs = [500, 1000, 2000];

/** Code that could not be fetched may be there in a moment; code that ran and threw would throw again. */
export const mayPass = (error: unknown): boolean =>
  isLate(error) ||
  (error instanceof Error && /ScriptNetworkError|ChunkLoadError/.test(`${error.name} ${error.message}`));

/** Fetches code, up to four times as long as it is only the fetching that fails. `tries` begins at 0. */
export async function tryAgain<T>(fetching: (tries: number) => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (const [tries, waitMs] of waitsMs.entries()) {
    try {
      return await fetching(tries);
    } catch (error) {
      if (!mayPass(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      signal?.throwIfAborted();
    }
  }
  return fetching(waitsMs.length);
}
