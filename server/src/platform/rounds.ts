interface Rounds {
  /** Does what is due and answers how much that was; called again at once while there was something. */
  round: () => Promise<number>;
  /** Told of a round that broke; the next round tries again. */
  onError: (error: unknown) => void;
  intervalMs?: number;
  /** Takes what is to be called when something may be due before the interval is over; answers how that ends. */
  wakeOn?: (wake: () => void) => () => void;
}

/** Goes on until it is stopped; stopping waits for the round that is running. */
export function startRounds({ round, onError, intervalMs = 1_000, wakeOn }: Rounds): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isWoken = false;

  const work = async () => {
    try {
      while (!stopping.signal.aborted && (await round()) > 0);
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
    if (!stopping.signal.aborted) timer = setTimeout(begin, intervalMs);
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

  timer = setTimeout(begin, intervalMs);
  return {
    stop: async () => {
      stopping.abort();
      stopWaking?.();
      clearTimeout(timer);
      await running;
    },
  };
}
