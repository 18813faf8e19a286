/** A polling job, which runs for the life of the process. */
export interface Poller {
  /** Name in the log. */
  name: string;
  /** Does the due work and returns its amount. Runs again immediately unless the amount is 0. */
  poll: () => Promise<number>;
  /** Polling interval; a second by default. */
  everyMs?: number;
  /** Whether due work depends on the time, so that the job polls immediately after an advance of the sandbox clock. */
  followsClock?: true;
  /** Releases resources after the last poll. */
  close?: () => void;
}

interface Surroundings {
  /** Polling rate relative to the default. */
  pace?: number;
  /** Called with an error; the next poll is the retry. */
  onError: (error: unknown) => void;
  /** Registers a function that triggers a poll before the interval ends. Returns a function that unregisters it. */
  wakeOn?: (wake: () => void) => () => void;
}

const usualMs = 1_000;

/** Starts a poller. The returned function stops it when the running poll has ended. */
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
