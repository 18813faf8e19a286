import { z } from '@console/contracts/zod';
import { money } from '../money';
import { operation } from '../operation';
import { id, instant } from '../text';
import { spendingLimit } from './card';
import { ledgerLine } from './transaction';

const fromTo = <Value extends z.ZodType>(value: Value) => z.strictObject({ from: value, to: value }).nullable();

/** What a person or machine changed of a card: who, why, and of what changed the value before and after. */
export const cardChange = z.strictObject({
  /** By the name that the reader knows them by. */
  actor: z.string(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  /** Null within: no limit. */
  limit: fromTo(spendingLimit.nullable()),
  alias: fromTo(z.string()),
  /** Names, masked for who learns none; null within: nobody. */
  cardholder: fromTo(z.string().nullable()),
  /** Null for whom the expiry is hidden. */
  validTo: fromTo(z.string().nullable()),
});
export type CardChange = z.infer<typeof cardChange>;

/** In the place of what the channel said, of an order to which it said nothing in time. */
export const noAnswer = 'NO_ANSWER';

/**
 * Something that happened to a card and is no change of its state: an order to its channel, money that moved, or an event
 * of a purchase that moved none of the card's own.
 */
export const cardMove = z.strictObject({
  key: z.string(),
  at: instant,
  kind: z.enum(['ORDER', 'MONEY', 'PURCHASE']),
  /** The type of the order, the event of the ledger, or that of the purchase. */
  what: z.string(),
  /** How far an order is; of an event whether it was accepted. */
  state: z.string().nullable(),
  /** What the channel said of an order that failed, or `noAnswer`; of a declined purchase the code of its reason. */
  error: z.string().nullable(),
  /** What the balance changed by and what it was then; of an order, or an event of a purchase, what it was about. */
  amount: money.nullable(),
  balanceAfter: money.nullable(),
  /** The purchase that moved the money, for those who may see it. */
  transaction: z.strictObject({ id: id('txn'), shop: z.string() }).nullable(),
  /** The entry of the ledger, for those who may see entries. */
  entry: z.strictObject({ no: z.int(), lines: z.array(ledgerLine) }).nullable(),
  /** Of an order that somebody gave and that was written down. */
  change: cardChange.nullable(),
});
export type CardMove = z.infer<typeof cardMove>;

/** The newest ones first, as many as a page shows. */
export const readCardMoves = operation({
  path: '/card/moves',
  permission: 'cards.card.view',
  input: z.strictObject({ id: id('card') }),
  output: z.strictObject({ list: z.array(cardMove) }),
  reads: true,
});
