/** Delays before the second and third parallel request. */
const besideMs = [1500, 3000];

/** One request of several for the same thing; `turn` begins at 0, and the signal says that another one was first. */
type Begin<Result> = (turn: number, signal: AbortSignal) => Promise<Result>;

/**
 * Requests the same thing again beside a request that is slow, because one that hangs may do so although the network is
 * well again. The first good answer counts, and the others are given up. Fails once all that were begun have failed.
 */
export const firstOf = <Result>(begin: Begin<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const over = new AbortController();
    let running = 0;
    const succeed = (result: Result) => {
      resolve(result);
      over.abort();
    };
    const fail = (error: unknown) => {
      running -= 1;
      if (running > 0) return;
      reject(error);
      over.abort();
    };
    const start = (turn: number) => {
      running += 1;
      begin(turn, over.signal).then(succeed, fail);
    };
    const timers = besideMs.map((ms, index) => setTimeout(() => start(index + 1), ms));
    over.signal.addEventListener('abort', () => timers.forEach(clearTimeout));
    start(0);
  });

/** Another address of the same bytes: the browser lets a request wait for one of the same address that hangs. */
export function addressOf(url: string, turn: number): string {
  if (turn === 0) return url;
  return `${url}${url.includes('?') ? '&' : '?'}b=${turn}`;
}
