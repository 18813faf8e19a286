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

/** Starts a request. The signal aborts it when another request has succeeded. */
type Begin<Result> = (turn: Turn, signal: AbortSignal) => Promise<Result>;

/**
 * Requests the same file again in parallel while no bytes arrive, because one request may hang although the network
 * works. After the first failure, the file is requested past the HTTP cache, because a wrong response may be cached and
 * would be returned until it expires. The first good response counts, and the other requests are aborted. Fails when
 * all requests have failed or no bytes arrive for some seconds; a slow connection is not a failure.
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

/**
 * Returns another address of the same file, because browsers queue a request behind a hanging request for the same
 * address.
 */
export function addressOf(url: string, turn: number): string {
  if (turn === 0) return url;
  return `${url}${url.includes('?') ? '&' : '?'}b=${turn}`;
}
