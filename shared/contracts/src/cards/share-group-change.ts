import { z } from '@console/contracts/zod';
import { job } from '../jobs/job';
import { money } from '../money';
import { operation } from '../operation';
import { id, longText, requiredText } from '../text';
import { cancelReasons } from './cancel';
import { cardDraft } from './card-draft';
import { poolPrice, withJob } from './pool';
import { shareGroup } from './share-group';

/** Cards that are ordered with their group; without a count there are none, and with it the rest is needed. */
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
  deposit: money,
  /** What each card should hold, where the rule allocates; such a rule needs it. */
  cardTarget: money.optional(),
  ...firstCards,
});
export type ShareGroupDraft = z.infer<typeof shareGroupDraft>;

/**
 * Deposit and fee come from the account at once, and with them what the first cards cost is set aside: all of the order
 * or nothing. The cards are made by a job, as those of any batch.
 */
export const createShareGroup = operation({
  path: '/shareGroup/create',
  permission: 'cards.share-group.create',
  input: shareGroupDraft,
  output: shareGroup.extend({ firstBatch: z.strictObject({ batchNo: z.string(), job }).nullable() }),
  idempotent: true,
});

/** The price of a group before it is made. */
export const precheckShareGroup = operation({
  path: '/shareGroup/precheck',
  permission: 'cards.share-group.create',
  input: shareGroupDraft.pick({ binId: true, accountId: true, deposit: true, count: true }),
  output: poolPrice,
  reads: true,
});

const target = { id: id('group'), version: z.int() };
const move = z.strictObject({ ...target, amount: money });

/** From the account into the pool; the fee is paid beside it. */
export const topUpShareGroup = operation({
  path: '/shareGroup/topup',
  permission: 'cards.share-group.topup',
  input: move,
  output: shareGroup,
  idempotent: true,
});

/** From the pool back to the account, which gets it less the fee. */
export const withdrawShareGroup = operation({
  path: '/shareGroup/withdraw',
  permission: 'cards.share-group.withdraw',
  input: move,
  output: shareGroup,
  idempotent: true,
});

const switchInput = z.strictObject({
  ...target,
  /** Changes the cards as well: a job with a result for each. */
  withCards: z.boolean(),
});

/** Stops every card of the group. With its cards, each is frozen first, and the group when all of them are. */
export const freezeShareGroup = operation({
  path: '/shareGroup/freeze',
  permission: 'cards.share-group.freeze',
  input: switchInput,
  output: withJob(shareGroup),
  idempotent: true,
});

/** Cards that were frozen with the group can be unfrozen with it, and only those. */
export const unfreezeShareGroup = operation({
  path: '/shareGroup/unfreeze',
  permission: 'cards.share-group.unfreeze',
  input: switchInput,
  output: withJob(shareGroup),
  idempotent: true,
});

/** The end of a group whose cards are all cancelled; what is in the pool goes back to the account. */
export const cancelShareGroup = operation({
  path: '/shareGroup/cancel',
  permission: 'cards.share-group.cancel',
  input: z.strictObject(target),
  output: shareGroup,
  idempotent: true,
});

/** Asks for the end of each card that is in the way of the end of its group: a review for each. */
export const cancelGroupCards = operation({
  path: '/shareGroup/cancelCards',
  permission: 'cards.card.cancel',
  input: z.strictObject({ id: id('group'), reason: z.enum(cancelReasons), note: longText().optional() }),
  output: job,
  idempotent: true,
});
