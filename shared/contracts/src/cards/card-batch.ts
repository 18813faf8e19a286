import { z } from '@console/contracts/zod';
import { currencies } from '../currency';
import { dayRange } from '../day-range';
import { exportFormats } from '../jobs/export';
import { job } from '../jobs/job';
import { listInput, listOutput } from '../list';
import { money } from '../money';
import { operation } from '../operation';
import { i18nText, id, instant } from '../text';
import { batchItemStates, batchStates } from './card-batch.states';
import { binOption } from './card-bin';
import { cardDraft } from './card-draft';
import { cardFile } from './card-file';

/**
 * Assignment of holders to the cards of a batch: one holder for all, several in turn, or one in each line of a file.
 */
export const holderModes = ['ONE', 'ROUND_ROBIN', 'CSV'] as const;

/** Draft for many cards. The alias can contain `{seq}` or `{seq:4}`, the number of the card. */
export const cardBatchDraft = cardDraft.extend({
  holderMode: z.enum(holderModes),
  /** Used with `ROUND_ROBIN`. */
  cardholderIds: z.array(id('holder')).max(100).optional(),
  /** Used with `CSV`: one card in each line. */
  file: cardFile.optional(),
});
export type CardBatchDraft = z.infer<typeof cardBatchDraft>;

const batchNo = z.string().regex(/^CB-\d{8}-[0-9A-HJKMNP-TV-Z]{6}$/);

/** Batch as shown in lists. */
export const cardBatchRow = z.strictObject({
  id: id('batch'),
  batchNo,
  state: z.enum(batchStates),
  counts: z.record(z.enum(batchItemStates), z.int()),
  merchant: z.strictObject({ id: id('mer'), name: i18nText }),
  bin: binOption,
  currency: z.enum(currencies),
  count: z.int(),
  /** Sum of the deposits and fees of all cards. */
  price: money,
  createdAt: instant,
  createdBy: z.string(),
});
export type CardBatchRow = z.infer<typeof cardBatchRow>;

export const cardBatchFilter = z.strictObject({
  state: z.array(z.enum(batchStates)).max(10).optional(),
  merchantId: z.array(id('mer')).max(50).optional(),
  binId: z.array(id('bin')).max(50).optional(),
  /** Days in the user's time zone; the last day is excluded. */
  createdAt: dayRange.optional(),
  /** Only batches that the user created. */
  isMine: z.boolean().optional(),
});
export type CardBatchFilter = z.infer<typeof cardBatchFilter>;

/** Lists batches. `keyword` matches the batch number. */
export const listCardBatches = operation({
  path: '/cardBatch/list',
  permission: 'cards.card-batch.view',
  input: listInput(cardBatchFilter, ['createdAt', 'count']),
  output: listOutput(cardBatchRow),
  reads: true,
});

export const cardBatch = cardBatchRow.extend({
  /** Deposit of each card; null if the deposits are in the lines of a file. */
  deposit: money.nullable(),
  /** Issuance fee of each card. */
  fee: money,
  /** Amount reserved for cards that are not issued yet. */
  reserved: money,
  /** Running job of the batch; null if another user started it. */
  jobId: id('job').nullable(),
});
export type CardBatch = z.infer<typeof cardBatch>;

/** Result for one card of a batch. */
export const cardBatchItem = z.strictObject({
  seq: z.int(),
  alias: z.string(),
  cardholder: z.string().nullable(),
  state: z.enum(batchItemStates),
  deposit: money,
  limit: money.nullable(),
  /** Null until the card is issued. */
  card: z.strictObject({ id: id('card'), number: z.string() }).nullable(),
  /** Reason of a failure: a message in the user's language, or the text of the channel. */
  message: z.string().nullable(),
});
export type CardBatchItem = z.infer<typeof cardBatchItem>;

/** Reserves the amount for all cards and starts a job that issues them one by one. */
export const createCardBatch = operation({
  path: '/cardBatch/create',
  permission: 'cards.card.create',
  input: cardBatchDraft,
  output: z.strictObject({ batchNo, job }),
  idempotent: true,
});

export const readCardBatch = operation({
  path: '/cardBatch/detail',
  permission: 'cards.card-batch.view',
  input: z.strictObject({ batchNo }),
  output: cardBatch,
  reads: true,
});

/** Lists all cards of a batch in order. */
export const listCardBatchItems = operation({
  path: '/cardBatch/items',
  permission: 'cards.card-batch.view',
  input: z.strictObject({ batchNo, state: z.enum(batchItemStates).optional() }),
  output: z.strictObject({ list: z.array(cardBatchItem) }),
  reads: true,
});

/** Reissues all failed cards, or one of them. Their amounts are reserved again first. */
export const retryCardBatch = operation({
  path: '/cardBatch/retry',
  permission: 'cards.card.create',
  input: z.strictObject({ batchNo, cardId: id('card').optional() }),
  output: job,
  idempotent: true,
});

/** Exports the result: each card of the batch, with the reason if it was not issued. */
export const exportCardBatch = operation({
  path: '/cardBatch/export',
  permission: 'cards.card.export',
  input: z.strictObject({ batchNo, format: z.enum(exportFormats) }),
  output: job,
  idempotent: true,
});
