import { z } from '@console/contracts/zod';
import { money } from '../money';
import { operation } from '../operation';
import { enteredDay, id, longText, requiredText } from '../text';
import { job } from '../jobs/job';
import { cardDetail, limitPeriods, limitReasons } from './card';

const target = z.strictObject({ id: id('card'), version: z.int() });

/** What a movement would cost and leave, before any money moves. */
const moneyPrice = z.strictObject({
  fee: money,
  /** What whoever pays has to spend: the account of the merchant, or the card. */
  available: money,
  /** What is left there afterwards; below zero where it is not enough. */
  left: money,
});

const priced = z.strictObject({ id: id('card'), amount: money });

export const precheckTopUp = operation({
  path: '/card/topupPrecheck',
  permission: 'cards.card.topup',
  input: priced,
  output: moneyPrice,
  reads: true,
});

export const precheckWithdraw = operation({
  path: '/card/withdrawPrecheck',
  permission: 'cards.card.withdraw',
  input: priced,
  output: moneyPrice,
  reads: true,
});

/** From the account of the card's merchant in its currency onto the card. */
export const topUpCard = operation({
  path: '/card/topup',
  permission: 'cards.card.topup',
  input: target.extend({ amount: money }),
  output: cardDetail,
  idempotent: true,
});

/** From the card back to the account of its merchant. */
export const withdrawCard = operation({
  path: '/card/withdraw',
  permission: 'cards.card.withdraw',
  input: target.extend({ amount: money }),
  output: cardDetail,
  idempotent: true,
});

/** Without a limit the card may spend all that is on it. */
export const limitCard = operation({
  path: '/card/updateLimit',
  permission: 'cards.card.limit',
  input: target.extend({
    limit: money.optional(),
    limitPeriod: z.enum(limitPeriods).optional(),
    reason: z.enum(limitReasons),
    note: longText().optional(),
  }),
  output: cardDetail,
  idempotent: true,
});

export const renameCard = operation({
  path: '/card/updateAlias',
  permission: 'cards.card.update',
  input: target.extend({ alias: requiredText(40) }),
  output: cardDetail,
  idempotent: true,
});

/** Holder and last day. A day that is left out stays; a holder that is left out is nobody. */
export const updateCard = operation({
  path: '/card/updateInfo',
  permission: 'cards.card.update',
  input: target.extend({ cardholderId: id('holder').optional(), validTo: enteredDay.optional() }),
  output: cardDetail,
  idempotent: true,
});

/**
 * Orders a card anew that its channel refused, with the price of its first order: within the call where it was ordered
 * alone, else by a job of its batch.
 */
export const retryCard = operation({
  path: '/card/retry',
  permission: 'cards.card.create',
  input: target,
  output: z.discriminatedUnion('at', [
    z.strictObject({ at: z.literal('ordered'), card: cardDetail }),
    z.strictObject({ at: z.literal('job'), job }),
  ]),
  idempotent: true,
});
