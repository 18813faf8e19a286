/** Work that goes on beside requests: looked for again and again, for as long as the process lives. */
export interface Poller {
  /** What it does, for the log where that fails. */
  name: string;
  /** Does what is due and returns how much that was; called again at once while there was something. */
  poll: () => Promise<number>;
  /** How long it pauses once nothing is due; a second where it is left out. */
  everyMs?: number;
  /** What is due depends on the time, which a sandbox can move: then it looks at once. */
  followsClock?: true;
  /** Closes what it held, once it has stopped. */
  close?: () => void;
}

interface Surroundings {
  /** How often it looks, as a part of the usual; the usual where it is left out. */
  pace?: number;
  /** Called with an error; the next poll tries again. */
  onError: (error: unknown) => void;
  /** Takes what is to be called when something may be due before the pause is over; returns how that ends. */
  wakeOn?: (wake: () => void) => () => void;
}

const usualMs = 1_000;

/** Goes on until it is stopped; stopping waits for the poll that is running. */
export function startPoller(
  { poll, everyMs = usualMs, close }: Poller,
  { onError, wakeOn, pace = 1 }: Surroundings,
): () => Promise<void> {
  const pauseMs = everyMs / pace;
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isWoken = false;

  const work = async () => {
    try {
      while (!stopping.signal.aborted && (await poll()) > 0);
    } catch (error) {
      onError(error);
    }
  };
  const workUntilRested = async () => {
    do {
      isWoken = false;
      await work();
    } while (isWoken && !stopping.signal.aborted);
    running = null;
    if (!stopping.signal.aborted) timer = setTimeout(begin, pauseMs);
  };
  function begin(): void {
    running = workUntilRested();
  }
  const stopWaking = wakeOn?.(() => {
    isWoken = true;
    if (running) return;
    clearTimeout(timer);
    begin();
  });

  timer = setTimeout(begin, pauseMs);
  return async () => {
    stopping.abort();
    stopWaking?.();
    clearTimeout(timer);
    await running;
    close?.();
  };
}
