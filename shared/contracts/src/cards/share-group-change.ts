import { z } from '@console/contracts/zod';
import { job } from '../jobs/job';
import { enteredMoney } from '../money';
import { operation } from '../operation';
import { id, longText, requiredText } from '../text';
import { cancelReasons } from './cancel';
import { cardDraft } from './card-draft';
import { poolPrice, withJob } from './pool';
import { shareGroup } from './share-group';

/** First cards of a new group. Without `count` there are none; with `count`, the required fields of a card apply. */
const firstCards = {
  count: cardDraft.shape.count.optional(),
  alias: cardDraft.shape.alias.optional(),
  cardholderId: cardDraft.shape.cardholderId,
  limit: cardDraft.shape.limit,
  limitPeriod: cardDraft.shape.limitPeriod,
  validTo: cardDraft.shape.validTo.optional(),
};

export const shareGroupDraft = z.strictObject({
  merchantId: id('mer'),
  name: requiredText(60),
  ruleId: id('rule'),
  binId: id('bin'),
  accountId: id('acct'),
  /** In the currency of the BIN. */
  deposit: enteredMoney,
  /** Target balance of each card; required by rules with smart allocation. */
  cardTarget: enteredMoney.optional(),
  ...firstCards,
});
export type ShareGroupDraft = z.infer<typeof shareGroupDraft>;

/**
 * Creates a group. The account pays deposit and fee immediately, and the cost of the first cards is reserved in the
 * same transaction. A batch job issues the cards.
 */
export const createShareGroup = operation({
  path: '/shareGroup/create',
  permission: 'cards.share-group.create',
  input: shareGroupDraft,
  output: shareGroup.extend({ firstBatch: z.strictObject({ batchNo: z.string(), job }).nullable() }),
  idempotent: true,
});

/** Returns the price of a new group. */
export const precheckShareGroup = operation({
  path: '/shareGroup/precheck',
  permission: 'cards.share-group.create',
  input: shareGroupDraft.pick({ binId: true, accountId: true, deposit: true, count: true }),
  output: poolPrice,
  reads: true,
});

const target = { id: id('group'), version: z.int() };
const transfer = z.strictObject({ ...target, amount: enteredMoney });

/** Transfers money from the account to the group. The fee is charged in addition. */
export const topUpShareGroup = operation({
  path: '/shareGroup/topup',
  permission: 'cards.share-group.topup',
  input: transfer,
  output: shareGroup,
  idempotent: true,
});

/** Transfers money from the group to the account. The fee is deducted from the amount. */
export const withdrawShareGroup = operation({
  path: '/shareGroup/withdraw',
  permission: 'cards.share-group.withdraw',
  input: transfer,
  output: shareGroup,
  idempotent: true,
});

const switchInput = z.strictObject({
  ...target,
  /** Also changes the cards, in a job with one result per card. */
  withCards: z.boolean(),
});

/** Blocks every card of the group. `withCards` freezes each card first, and then the group. */
export const freezeShareGroup = operation({
  path: '/shareGroup/freeze',
  permission: 'cards.share-group.freeze',
  input: switchInput,
  output: withJob(shareGroup),
  idempotent: true,
});

/** Unfreezes a group. `withCards` unfreezes only the cards that were frozen with it. */
export const unfreezeShareGroup = operation({
  path: '/shareGroup/unfreeze',
  permission: 'cards.share-group.unfreeze',
  input: switchInput,
  output: withJob(shareGroup),
  idempotent: true,
});

/** Cancels a group whose cards are all cancelled. Its balance returns to the account. */
export const cancelShareGroup = operation({
  path: '/shareGroup/cancel',
  permission: 'cards.share-group.cancel',
  input: z.strictObject(target),
  output: shareGroup,
  idempotent: true,
});

/** Requests the cancellation of each card that prevents the cancellation of the group: one review per card. */
export const cancelGroupCards = operation({
  path: '/shareGroup/cancelCards',
  permission: 'cards.card.cancel',
  input: z.strictObject({ id: id('group'), reason: z.enum(cancelReasons), note: longText().optional() }),
  output: job,
  idempotent: true,
});
