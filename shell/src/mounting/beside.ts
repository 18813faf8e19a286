import { TooLate } from '@console/remote-kit';
import { stalledMs, watchLine } from './line';

/** Milliseconds without received data before the second and third parallel request for the same file. */
const besideMs = [1500, 3000];

/** One request of several for the same file. */
export interface Turn {
  /** Number of the address, from 0. */
  turn: number;
  /** `reload` replaces the file in the HTTP cache. */
  cache: 'default' | 'reload';
}

/** Starts a request; the signal aborts it once another one has succeeded. */
type Begin<Result> = (turn: Turn, signal: AbortSignal) => Promise<Result>;

/**
 * Requests the same file again in parallel while no bytes arrive, because one request may hang on a working network.
 * After the first failure, the file is requested past the HTTP cache: a wrong answer may be cached there and would be
 * returned until it expires. The first good answer counts, and the others are aborted. Fails once all requests failed
 * or no bytes arrive for some seconds; a slow connection is not a failure.
 */
export const firstOf = <Result>(begin: Begin<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const over = new AbortController();
    let running = 0;
    let beside = 0;
    let isReloaded = false;
    const succeed = (result: Result) => {
      resolve(result);
      over.abort();
    };
    const giveUp = (error: unknown) => {
      reject(error);
      over.abort();
    };
    const fail = (error: unknown) => {
      running -= 1;
      if (over.signal.aborted) return;
      if (!isReloaded) {
        isReloaded = true;
        start({ turn: 0, cache: 'reload' });
      } else if (running === 0) giveUp(error);
    };
    const start = (turn: Turn) => {
      running += 1;
      begin(turn, over.signal).then(succeed, fail);
    };
    const stop = watchLine((quietMs) => {
      if (quietMs >= stalledMs) return giveUp(new TooLate(`No data for ${stalledMs} ms`));
      if (quietMs < (besideMs[beside] ?? Infinity)) return;
      beside += 1;
      start({ turn: beside, cache: 'default' });
    });
    over.signal.addEventListener('abort', stop);
    start({ turn: 0, cache: 'default' });
  });

/** Returns another address of the same file: browsers queue a request behind a hanging one of the same address. */
export function addressOf(url: string, turn: number): string {
  if (turn === 0) return url;
  return `${url}${url.includes('?') ? '&' : '?'}b=${turn}`;
}
