/** How a channel creates a card: at once, later, or later with time-outs in between. */
export type ChannelMode = 'SYNC' | 'ASYNC' | 'FLAKY';

/** What a channel says about an order. A time-out says nothing about the card: it may well have been created. */
export type Answer =
  | { at: 'done'; channelCardId: string }
  | { at: 'rejected'; reason: string }
  | { at: 'accepted'; askAfterMs: number }
  | { at: 'timed-out'; askAfterMs: number };

/** A processor of cards. The order's id is the reference under which a repeated question finds the same card. */
export interface ChannelAdapter {
  /** Null: the channel answers at once, within the request. */
  firstLookMs: (orderId: string) => number | null;
  create: (orderId: string) => Promise<Answer>;
  /** Asks what became of an order whose answer never came. */
  query: (orderId: string) => Promise<Answer>;
}
