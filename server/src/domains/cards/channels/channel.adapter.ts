/** Way in which a channel creates cards: immediately, asynchronously, or asynchronously with timeouts. */
export type ChannelMode = 'SYNC' | 'ASYNC' | 'FLAKY';

/** Answer of a channel to an order. After a timeout the card may still have been created. */
export type Result =
  | { at: 'done'; channelCardId: string }
  | { at: 'rejected'; reason: string }
  | { at: 'accepted'; askAfterMs: number }
  | { at: 'timed-out'; askAfterMs: number };

/** Card in the channel's books, in minor units of its currency. */
export interface CardThere {
  left: bigint;
  isClosed: boolean;
}

type Unclear = Extract<Result, { askAfterMs: number }>;

/** Answer to a closing order, with the balance that was left at the channel. */
export type CloseAnswer = { at: 'done'; left: bigint } | Extract<Result, { at: 'rejected' }> | Unclear;

export type ReadAnswer = ({ at: 'done' } & CardThere) | Unclear;

/** Order to close a card. A repeated request with the same order id gets the same response. */
export interface Closing {
  orderId: string;
  cardId: string;
}

/** Operations of a channel to close cards. */
export interface CloseAdapter {
  close: (closing: Closing) => Promise<CloseAnswer>;
  /** Queries the outcome of a closing order that got no response. */
  queryClose: (closing: Closing) => Promise<CloseAnswer>;
  /** Reads the balance of a card; `attempt` starts at one. */
  read: (cardId: string, attempt: number) => Promise<ReadAnswer>;
}

/** Answer to an update of cardholder data: it is accepted or rejected. */
export type UpdateAnswer = Extract<Result, { at: 'done' } | { at: 'rejected' }>;

/** Operations of a channel. A repeated request with the same order id gets the same card. */
export interface ChannelAdapter {
  /** Delay before the first query; null if the channel responds within the request. */
  firstLookMs: (orderId: string) => number | null;
  create: (orderId: string) => Promise<Result>;
  /** Queries the outcome of an order that got no response. */
  query: (orderId: string) => Promise<Result>;
  /** Sends the current cardholder of a card; null if the channel does not support updates. */
  updateInfo: ((orderId: string) => Promise<UpdateAnswer>) | null;
}
