import { TooLate } from '@console/remote-kit';

/** Time without a byte after which a load has stalled. */
export const stalledMs = 7000;

const tickMs = 250;

let arrivals = 0;

/** Notes that bytes of a file of the console arrived. */
export const noteArrival = (): void => {
  arrivals += 1;
};

/**
 * Calls back each quarter of a second with the time since bytes of any file arrived. Files share the line of the user: while
 * one of them makes progress, the others wait for their turn. Ticks are counted instead of the clock, so that neither a
 * blocked page nor a suspended machine looks like a stalled line. Returns a function that stops it.
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

/** Rejects once no bytes of any file arrived for some seconds and `work` has not settled. */
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
