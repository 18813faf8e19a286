import { TooLate } from '@console/remote-kit';

/** Time without a byte after which a load has stalled. */
export const stalledMs = 7000;

const tickMs = 250;

let arrivals = 0;

/** Notes that bytes of one of the console's files arrived. */
export const noteArrival = (): void => {
  arrivals += 1;
};

/**
 * Calls back every 250 ms with the time since bytes of any file arrived. Files share the user's bandwidth: while one
 * file makes progress, the others wait. Ticks are counted instead of reading the clock, so that a blocked page or a
 * suspended machine does not look like a stalled connection. Returns a function that stops the callbacks.
 */
export function watchLine(onTick: (quietMs: number) => void): () => void {
  let seen = arrivals;
  let quietMs = 0;
  const timer = setInterval(() => {
    quietMs = seen === arrivals ? quietMs + tickMs : 0;
    seen = arrivals;
    onTick(quietMs);
  }, tickMs);
  return () => clearInterval(timer);
}

/** Rejects if no bytes of any file arrive for some seconds before `work` settles. */
export async function unlessStalled<T>(work: Promise<T>, what: string): Promise<T> {
  let stop: () => void = () => undefined;
  const stalled = new Promise<never>((_resolve, reject) => {
    stop = watchLine((quietMs) => {
      if (quietMs >= stalledMs) reject(new TooLate(`${what} stalled: no data for ${stalledMs} ms`));
    });
  });
  try {
    return await Promise.race([work, stalled]);
  } finally {
    stop();
  }
}
