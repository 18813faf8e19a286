import type { CardThere, ChannelMode, CloseAdapter, CloseAnswer, Closing } from './channel.adapter';
import { chanceOf, delayOf } from './sandbox.adapter';

/** Books of a sandbox channel. */
type Books = (cardId: string) => Promise<CardThere>;

const refusedShare = 0.03;
const silenceMs = 5_000;

/** Returns whether an asynchronous sandbox channel will refuse the order; a synchronous one never does. */
export const isRefused = (orderId: string): boolean => chanceOf(orderId, 'closing') < refusedShare;

/** Closing of cards in the sandbox: immediately, asynchronously, or asynchronously with timeouts. */
export function sandboxClosing(mode: ChannelMode, books: Books): CloseAdapter {
  const outcome = async ({ orderId, cardId }: Closing): Promise<CloseAnswer> => {
    if (mode !== 'SYNC' && isRefused(orderId))
      return { at: 'rejected', reason: 'SANDBOX-07: The channel declined to close the card.' };
    return { at: 'done', left: (await books(cardId)).left };
  };
  return {
    close: async (closing) => {
      if (mode === 'SYNC') return outcome(closing);
      return { at: mode === 'FLAKY' ? 'timed-out' : 'accepted', askAfterMs: delayOf(closing.orderId) };
    },
    queryClose: outcome,
    read: async (cardId, attempt) => {
      if (mode === 'FLAKY' && attempt === 1) return { at: 'timed-out', askAfterMs: silenceMs };
      return { at: 'done', ...(await books(cardId)) };
    },
  };
}
