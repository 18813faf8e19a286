interface Rounds {
  /** Does what is due and answers how much that was; called again at once while there was something. */
  round: () => Promise<number>;
  /** Told of a round that broke; the next round tries again. */
  onError: (error: unknown) => void;
  intervalMs?: number;
}

/** Goes on until it is stopped; stopping waits for the round that is running. */
export function startRounds({ round, onError, intervalMs = 1_000 }: Rounds): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const look = async () => {
    try {
      while (!stopping.signal.aborted && (await round()) > 0);
    } catch (error) {
      onError(error);
    }
    if (!stopping.signal.aborted) wait();
  };
  const wait = () => {
    timer = setTimeout(() => {
      running = look();
    }, intervalMs);
  };

  wait();
  return {
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
