import { z } from '@console/contracts/zod';
import { money } from '../money';
import { operation } from '../operation';
import { id, instant } from '../text';
import { spendingLimit } from './card';
import { ledgerLine } from './transaction';

const fromTo = <Value extends z.ZodType>(value: Value) => z.strictObject({ from: value, to: value }).nullable();

/** Change of a card by a user or program: initiator, reason, and the changed values before and after. */
export const cardChange = z.strictObject({
  /** Name of the initiator, as visible to the reader. */
  actor: z.string(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  /** A null value: no limit. */
  limit: fromTo(spendingLimit.nullable()),
  alias: fromTo(z.string()),
  /** Names, masked for readers without permission. A null value: no holder. */
  cardholder: fromTo(z.string().nullable()),
  /** Null for readers from whom the expiry is hidden. */
  validTo: fromTo(z.string().nullable()),
});
export type CardChange = z.infer<typeof cardChange>;

/** Replaces the channel's error for an order that timed out. */
export const noAnswer = 'NO_ANSWER';

/**
 * Activity of a card that is not a state transition: an order to its channel, a ledger entry of the card, or an event of
 * a purchase without a ledger entry of the card.
 */
export const cardActivity = z.strictObject({
  key: z.string(),
  at: instant,
  kind: z.enum(['ORDER', 'MONEY', 'PURCHASE']),
  /** Type of the order, ledger event or purchase event. */
  what: z.string(),
  /** State of an order; for a purchase event whether it was accepted. */
  state: z.string().nullable(),
  /** Error of a failed order as returned by the channel, or `noAnswer`; for a declined purchase, its decline code. */
  error: z.string().nullable(),
  /** Change of the balance, and the balance after it. For an order or a purchase event: its amount. */
  amount: money.nullable(),
  balanceAfter: money.nullable(),
  /** Purchase of the entry or event, for readers with permission. */
  transaction: z.strictObject({ id: id('txn'), shop: z.string() }).nullable(),
  /** Ledger entry, for readers with permission. */
  entry: z.strictObject({ no: z.int(), lines: z.array(ledgerLine) }).nullable(),
  /** Change made by the order; null unless a user or program requested the order. */
  change: cardChange.nullable(),
});
export type CardActivity = z.infer<typeof cardActivity>;

/** Returns the newest activities first, up to one page. */
export const readCardActivities = operation({
  path: '/card/moves',
  permission: 'cards.card.view',
  input: z.strictObject({ id: id('card') }),
  output: z.strictObject({ list: z.array(cardActivity) }),
  reads: true,
});
