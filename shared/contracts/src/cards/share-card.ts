import { z } from '@console/contracts/zod';
import { currencies } from '../currency';
import { job } from '../jobs/job';
import { listInput, listOutput } from '../list';
import { enteredMoney, money } from '../money';
import { operation } from '../operation';
import { i18nText, id, instant, requiredText } from '../text';
import { drawing, limitPeriods } from './card';
import { cardDraft, issuedCard } from './card-draft';
import { cardStates } from './card.states';
import { poolId } from './pool';

/** Shared card as shown in lists. */
export const shareCard = z.strictObject({
  id: id('card'),
  number: z.string(),
  alias: z.string(),
  state: z.enum(cardStates),
  pool: drawing.shape.pool,
  merchant: z.strictObject({ id: id('mer'), name: i18nText }),
  cardholder: z.strictObject({ id: id('holder'), name: z.string() }).nullable(),
  currency: z.enum(currencies),
  limit: z.strictObject({ amount: money, period: z.enum(limitPeriods) }).nullable(),
  spendable: drawing.shape.spendable,
  createdAt: instant,
});
export type ShareCard = z.infer<typeof shareCard>;

export const shareCardFilter = z.strictObject({
  state: z.array(z.enum(cardStates)).max(20).optional(),
  poolId: z.array(poolId).max(50).optional(),
  merchantId: z.array(id('mer')).max(50).optional(),
  currency: z.array(z.enum(currencies)).max(20).optional(),
});

/** Lists shared cards. `keyword` matches alias, group or wallet, and the last four digits. */
export const listShareCards = operation({
  path: '/shareCard/list',
  permission: 'cards.share-card.view',
  input: listInput(shareCardFilter, ['createdAt', 'alias']),
  output: listOutput(shareCard),
  reads: true,
});

/** Form input of a shared card. It has a limit instead of a deposit, because it has no balance of its own. */
export const shareCardDraft = z.strictObject({
  poolId,
  binId: id('bin'),
  cardholderId: id('holder').optional(),
  count: cardDraft.shape.count,
  alias: requiredText(40),
  limit: enteredMoney,
  limitPeriod: z.enum(limitPeriods),
  validTo: cardDraft.shape.validTo,
});
export type ShareCardDraft = z.infer<typeof shareCardDraft>;

/**
 * Issues one card; several are issued by a batch. The account of the group or wallet pays the fee. A limit above the
 * deposit is refused with 2010.
 */
export const createShareCard = operation({
  path: '/shareCard/create',
  permission: 'cards.share-card.create',
  input: shareCardDraft.omit({ count: true }),
  output: z.strictObject({ batchNo: z.string(), card: issuedCard }),
  idempotent: true,
});

/** Reserves the fees of all cards and starts a job that issues them one by one. */
export const createShareCardBatch = operation({
  path: '/shareCard/createBatch',
  permission: 'cards.share-card.create',
  input: shareCardDraft,
  output: z.strictObject({ batchNo: z.string(), job }),
  idempotent: true,
});
