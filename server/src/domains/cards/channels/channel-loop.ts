import { startRounds } from '../../../platform/rounds';
import { type Settling, settleDueOrders } from './settle-order';

interface LoopOptions extends Settling {
  /** Told of a round that broke; the next round tries again. */
  onError: (error: unknown) => void;
  intervalMs?: number;
}

/** Looks for due orders once a second until it is stopped; stopping waits for the round that is running. */
export const startChannelLoop = ({ onError, intervalMs = 1_000, ...settling }: LoopOptions) =>
  startRounds({ round: () => settleDueOrders(settling), onError, intervalMs });
