/** Work that goes on beside requests: looked for again and again, for as long as the process lives. */
export interface Poller {
  /** What it does, for the log where that fails. */
  name: string;
  /** Does what is due and answers how much that was; called again at once while there was something. */
  poll: () => Promise<number>;
  /** How long it pauses once nothing is due; a second where it is left out. */
  everyMs?: number;
  /** What is due depends on the time, which a sandbox can move: then it looks at once. */
  followsClock?: true;
  /** Closes what it held, once it has stopped. */
  close?: () => void;
}

interface Surroundings {
  /** Called with an error; the next poll tries again. */
  onError: (error: unknown) => void;
  /** Takes what is to be called when something may be due before the pause is over; answers how that ends. */
  wakeOn?: (wake: () => void) => () => void;
}

const pauseMs = 1_000;

/** Goes on until it is stopped; stopping waits for the poll that is running. */
export function startPoller(
  { poll, everyMs = pauseMs, close }: Poller,
  { onError, wakeOn }: Surroundings,
): () => Promise<void> {
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
  const look = async () => {
    do {
      isWoken = false;
      await work();
    } while (isWoken && !stopping.signal.aborted);
    running = null;
    if (!stopping.signal.aborted) timer = setTimeout(begin, everyMs);
  };
  function begin(): void {
    running = look();
  }
  const stopWaking = wakeOn?.(() => {
    isWoken = true;
    if (running) return;
    clearTimeout(timer);
    begin();
  });

  timer = setTimeout(begin, everyMs);
  return async () => {
    stopping.abort();
    stopWaking?.();
    clearTimeout(timer);
    await running;
    close?.();
  };
}
