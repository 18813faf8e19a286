import { isLate } from './deadline';

/** Delays before the second, third and fourth try. */
const waitsMs = [500, 1000, 2000];

/** Time after which an attempt counts as stalled: the user gets an error instead of waiting for a retry. */
const tryMs = 5000;

/** Returns whether a retry can succeed: a failed download may be transient, but code that threw would throw again. */
export const mayPass = (error: unknown): boolean =>
  isLate(error) ||
  (error instanceof Error && /ScriptNetworkError|ChunkLoadError/.test(`${error.name} ${error.message}`));

/** Downloads code, with up to four attempts if the download fails soon. `tries` starts at 0. */
export async function tryAgain<T>(fetching: (tries: number) => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (const [tries, waitMs] of waitsMs.entries()) {
    const beganMs = performance.now();
    try {
      return await fetching(tries);
    } catch (error) {
      if (!mayPass(error) || performance.now() - beganMs > tryMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      signal?.throwIfAborted();
    }
  }
  return fetching(waitsMs.length);
}
