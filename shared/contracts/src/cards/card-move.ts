import { z } from '@console/contracts/zod';
import { money } from '../money';
import { operation } from '../operation';
import { id, instant } from '../text';

/** Something that happened to a card and is no change of its state: an order to its channel, or money that moved. */
export const cardMove = z.strictObject({
  key: z.string(),
  at: instant,
  kind: z.enum(['ORDER', 'MONEY']),
  /** The type of the order, or the event of the ledger. */
  what: z.string(),
  /** How far an order is. */
  state: z.string().nullable(),
  /** What the channel said of an order that failed. */
  error: z.string().nullable(),
  /** What the balance changed by, and what it was then. */
  amount: money.nullable(),
  balanceAfter: money.nullable(),
  /** The purchase that moved the money, for those who may see it. */
  transaction: z.strictObject({ id: id('txn'), shop: z.string() }).nullable(),
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
