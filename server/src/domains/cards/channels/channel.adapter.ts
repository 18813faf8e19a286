/** How a channel creates a card: at once, later, or later with time-outs in between. */
export type ChannelMode = 'SYNC' | 'ASYNC' | 'FLAKY';

/** What a channel says about an order. A time-out says nothing about the card: it may well have been created. */
export type Result =
  | { at: 'done'; channelCardId: string }
  | { at: 'rejected'; reason: string }
  | { at: 'accepted'; askAfterMs: number }
  | { at: 'timed-out'; askAfterMs: number };

/** What a channel has of a card, in minor units of the card's currency. */
export interface CardThere {
  left: bigint;
  isClosed: boolean;
}

type Unclear = Extract<Result, { askAfterMs: number }>;

/** What a channel says about closing a card, with what was left there when it did. */
export type CloseAnswer = { at: 'done'; left: bigint } | Extract<Result, { at: 'rejected' }> | Unclear;

export type ReadAnswer = ({ at: 'done' } & CardThere) | Unclear;

/** Which card is to be closed. The order's id is the reference under which a repeated question finds the same answer. */
export interface Closing {
  orderId: string;
  cardId: string;
}

/** How a channel ends a card. */
export interface CloseAdapter {
  close: (closing: Closing) => Promise<CloseAnswer>;
  /** Asks what became of a closing whose answer never came. */
  queryClose: (closing: Closing) => Promise<CloseAnswer>;
  /** Asks for what is on a card; `attempt` from one. */
  read: (cardId: string, attempt: number) => Promise<ReadAnswer>;
}

/** What a channel says about new data of a holder: it has them or it does not. */
export type UpdateAnswer = Extract<Result, { at: 'done' } | { at: 'rejected' }>;

/** A processor of cards. The order's id is the reference under which a repeated question finds the same card. */
export interface ChannelAdapter {
  /** Null: the channel answers at once, within the request. */
  firstLookMs: (orderId: string) => number | null;
  create: (orderId: string) => Promise<Result>;
  /** Asks what became of an order whose answer never came. */
  query: (orderId: string) => Promise<Result>;
  /** Tells the channel who holds a card now. Null: it never takes new data of a holder. */
  updateInfo: ((orderId: string) => Promise<UpdateAnswer>) | null;
}
