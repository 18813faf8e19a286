import { z } from '@console/contracts/zod';
import { job } from '../jobs/job';
import { enteredMoney, money } from '../money';
import { operation } from '../operation';
import { id, integerMax, longText, requiredText, text } from '../text';
import { cancelReasons } from './cancel';
import { cardFilter, freezeReasons, limitPeriods, limitReasons, unfreezeReasons } from './card';

export const bulkActions = ['FREEZE', 'UNFREEZE', 'TOPUP', 'WITHDRAW', 'LIMIT', 'RENAME', 'CANCEL'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** Maximum number of cards in a bulk action; a larger selection is refused rather than cut off. */
export const bulkCardsMax = 20_000;

/**
 * Selected cards with the versions that the user read, or all cards that match a filter, with exceptions. The server
 * finds the cards of a filter.
 */
export const cardSelection = z.union([
  z.strictObject({
    items: z
      .array(z.strictObject({ id: id('card'), version: z.int().max(integerMax) }))
      .min(1)
      .max(1000),
  }),
  z.strictObject({
    matching: z.strictObject({ filter: cardFilter.optional(), keyword: text().optional() }),
    except: z.array(id('card')).max(1000),
  }),
]);
export type CardSelection = z.infer<typeof cardSelection>;

/** Dry run of a bulk action. `amount` is the amount to transfer for each card, or the limit. */
export const precheckBulk = operation({
  path: '/card/bulkPrecheck',
  permission: 'cards.card.view',
  input: z.strictObject({ deed: z.enum(bulkActions), selection: cardSelection, amount: enteredMoney.optional() }),
  output: z.strictObject({
    possible: z.int(),
    impossible: z.array(z.strictObject({ reason: z.string(), message: z.string(), count: z.int() })),
    /** Sum of the amounts to transfer; null for actions without a transfer. */
    total: money.nullable(),
  }),
  reads: true,
});

export const freezeCards = operation({
  path: '/card/bulkFreeze',
  permission: 'cards.card.freeze',
  input: z.strictObject({ selection: cardSelection, reason: z.enum(freezeReasons), note: longText().optional() }),
  output: job,
  idempotent: true,
});

export const unfreezeCards = operation({
  path: '/card/bulkUnfreeze',
  permission: 'cards.card.unfreeze',
  input: z.strictObject({ selection: cardSelection, reason: z.enum(unfreezeReasons), note: longText().optional() }),
  output: job,
  idempotent: true,
});

/** Requests the cancellation of each card, as `cancelCard` does: one review for each card, one summary for all. */
export const cancelCards = operation({
  path: '/card/bulkCancel',
  permission: 'cards.card.cancel',
  input: z.strictObject({ selection: cardSelection, reason: z.enum(cancelReasons), note: longText().optional() }),
  output: job,
  idempotent: true,
});

/** Tops up each card with the same amount from its merchant's account in that currency. */
export const topUpCards = operation({
  path: '/card/bulkTopup',
  permission: 'cards.card.topup',
  input: z.strictObject({ selection: cardSelection, amount: enteredMoney }),
  output: job,
  idempotent: true,
});

/** Withdraws the same amount from each card to its merchant's account. */
export const withdrawCards = operation({
  path: '/card/bulkWithdraw',
  permission: 'cards.card.withdraw',
  input: z.strictObject({ selection: cardSelection, amount: enteredMoney }),
  output: job,
  idempotent: true,
});

/**
 * Sets the same limit on each card, as `limitCard` does. A card in another currency is refused in the result of the
 * job.
 */
export const limitCards = operation({
  path: '/card/bulkLimit',
  permission: 'cards.card.limit',
  input: z.strictObject({
    selection: cardSelection,
    limit: enteredMoney.optional(),
    limitPeriod: z.enum(limitPeriods).optional(),
    reason: z.enum(limitReasons),
    note: longText().optional(),
  }),
  output: job,
  idempotent: true,
});

/** Sets the same alias on each card; `{last4}` in it is replaced by the last digits of the card. */
export const renameCards = operation({
  path: '/card/bulkAlias',
  permission: 'cards.card.update',
  input: z.strictObject({ selection: cardSelection, alias: requiredText(40) }),
  output: job,
  idempotent: true,
});
