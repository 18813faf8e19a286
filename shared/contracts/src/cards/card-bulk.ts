import { z } from '@console/contracts/zod';
import { job } from '../jobs/job';
import { money } from '../money';
import { operation } from '../operation';
import { id, integerMax, longText, requiredText, text } from '../text';
import { cancelReasons } from './cancel';
import { cardFilter, freezeReasons, limitPeriods, limitReasons, unfreezeReasons } from './card';

export const bulkActions = ['FREEZE', 'UNFREEZE', 'TOPUP', 'WITHDRAW', 'LIMIT', 'RENAME', 'CANCEL'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** More cards than this at once are refused, never cut off. */
export const bulkCardsMax = 20_000;

/** Cards as they were seen, or all that match but some; the server then looks for itself which those are. */
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

/** What would become of the cards if it were done now. Nothing is changed. `amount`: what moves, or the limit. */
export const precheckBulk = operation({
  path: '/card/bulkPrecheck',
  permission: 'cards.card.view',
  input: z.strictObject({ deed: z.enum(bulkActions), selection: cardSelection, amount: money.optional() }),
  output: z.strictObject({
    possible: z.int(),
    impossible: z.array(z.strictObject({ reason: z.string(), message: z.string(), count: z.int() })),
    /** What moves altogether, where money moves. */
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

/** Asks for the end of each card, as `cancelCard` does: a review for each, one summary for all. */
export const cancelCards = operation({
  path: '/card/bulkCancel',
  permission: 'cards.card.cancel',
  input: z.strictObject({ selection: cardSelection, reason: z.enum(cancelReasons), note: longText().optional() }),
  output: job,
  idempotent: true,
});

/** The same amount onto each card, from the account of its merchant in that currency. */
export const topUpCards = operation({
  path: '/card/bulkTopup',
  permission: 'cards.card.topup',
  input: z.strictObject({ selection: cardSelection, amount: money }),
  output: job,
  idempotent: true,
});

/** The same amount from each card back to the account of its merchant. */
export const withdrawCards = operation({
  path: '/card/bulkWithdraw',
  permission: 'cards.card.withdraw',
  input: z.strictObject({ selection: cardSelection, amount: money }),
  output: job,
  idempotent: true,
});

/** The same limit for each card, as `limitCard` sets it; cards in another currency are refused one by one. */
export const limitCards = operation({
  path: '/card/bulkLimit',
  permission: 'cards.card.limit',
  input: z.strictObject({
    selection: cardSelection,
    limit: money.optional(),
    limitPeriod: z.enum(limitPeriods).optional(),
    reason: z.enum(limitReasons),
    note: longText().optional(),
  }),
  output: job,
  idempotent: true,
});

/** The same alias for each card, in which `{last4}` stands for the last digits of that card. */
export const renameCards = operation({
  path: '/card/bulkAlias',
  permission: 'cards.card.update',
  input: z.strictObject({ selection: cardSelection, alias: requiredText(40) }),
  output: job,
  idempotent: true,
});
