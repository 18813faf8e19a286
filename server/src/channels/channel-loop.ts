import { type Settling, settleDueOrders } from './settle-order';

interface LoopOptions extends Settling {
  /** Told of a round that broke; the next round tries again. */
  onError: (error: unknown) => void;
  intervalMs?: number;
}

/** Looks for due orders once a second until it is stopped; stopping waits for the round that is running. */
export function startChannelLoop({ onError, intervalMs = 1_000, ...settling }: LoopOptions): {
  stop: () => Promise<void>;
} {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();

  const look = async () => {
    try {
      while (!stopping.signal.aborted && (await settleDueOrders(settling)) > 0);
    } catch (error) {
      onError(error);
    }
    if (!stopping.signal.aborted) wait();
  };
  const wait = () => {
    timer = setTimeout(() => {
      round = look();
    }, intervalMs);
  };

  wait();
  return {
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await round;
    },
  };
}
