import type { CardThere, ChannelMode, CloseAdapter, CloseAnswer, Closing } from './channel.adapter';
import { chanceOf, delayOf } from './sandbox.adapter';

/** What a sandbox channel has in its own books. */
type Books = (cardId: string) => Promise<CardThere>;

const refusedShare = 0.03;
const silenceMs = 5_000;

/** Whether a channel that answers later will refuse the order; one that answers at once never does. */
export const isRefused = (orderId: string): boolean => chanceOf(orderId, 'closing') < refusedShare;

/** How the sandbox channels end cards: at once, later, or later with time-outs in between. */
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
