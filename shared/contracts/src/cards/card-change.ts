import { z } from '@console/contracts/zod';
import { enteredMoney, money } from '../money';
import { operation } from '../operation';
import { enteredDay, id, longText, requiredText } from '../text';
import { job } from '../jobs/job';
import { cardDetail, limitPeriods, limitReasons } from './card';

const target = z.strictObject({ id: id('card'), version: z.int() });

/** Fee and remaining balance of a transfer, before it is made. */
const moneyPrice = z.strictObject({
  fee: money,
  /** Available balance of the payer: the merchant's account, or the card. */
  available: money,
  /** Balance of the payer after the transfer; negative if the available balance is insufficient. */
  left: money,
});

const priced = z.strictObject({ id: id('card'), amount: enteredMoney });

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

/** Transfers money to the card from its merchant's account in the same currency. */
export const topUpCard = operation({
  path: '/card/topup',
  permission: 'cards.card.topup',
  input: target.extend({ amount: enteredMoney }),
  output: cardDetail,
  idempotent: true,
});

/** Transfers money from the card to its merchant's account. */
export const withdrawCard = operation({
  path: '/card/withdraw',
  permission: 'cards.card.withdraw',
  input: target.extend({ amount: enteredMoney }),
  output: cardDetail,
  idempotent: true,
});

/** Sets the limit of a card. Without a limit the card can spend its whole balance. */
export const limitCard = operation({
  path: '/card/updateLimit',
  permission: 'cards.card.limit',
  input: target.extend({
    limit: enteredMoney.optional(),
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

/** Updates holder and expiry day. An absent day stays unchanged; an absent holder removes the holder. */
export const updateCard = operation({
  path: '/card/updateInfo',
  permission: 'cards.card.update',
  input: target.extend({ cardholderId: id('holder').optional(), validTo: enteredDay.optional() }),
  output: cardDetail,
  idempotent: true,
});

/**
 * Orders a card again after its channel refused it, at the price of the first order: a single order within the call,
 * others by a job of the batch.
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
