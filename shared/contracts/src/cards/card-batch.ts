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

/** Whose the cards of a batch are: all of one holder, of several in turn, or each as a line of a file says. */
export const holderModes = ['ONE', 'ROUND_ROBIN', 'CSV'] as const;

/** The draft of a card for many. The alias may hold `{seq}` or `{seq:4}`, the number of the card. */
export const cardBatchDraft = cardDraft.extend({
  holderMode: z.enum(holderModes),
  /** Where they take turns. */
  cardholderIds: z.array(id('holder')).max(100).optional(),
  /** Where each line is a card. */
  file: cardFile.optional(),
});
export type CardBatchDraft = z.infer<typeof cardBatchDraft>;

const batchNo = z.string().regex(/^CB-\d{8}-[0-9A-HJKMNP-TV-Z]{6}$/);

/** A batch as lists show it. */
export const cardBatchRow = z.strictObject({
  id: id('batch'),
  batchNo,
  state: z.enum(batchStates),
  counts: z.record(z.enum(batchItemStates), z.int()),
  merchant: z.strictObject({ id: id('mer'), name: i18nText }),
  bin: binOption,
  currency: z.enum(currencies),
  count: z.int(),
  /** Deposits and fees of all its cards. */
  price: money,
  createdAt: instant,
  createdBy: z.string(),
});
export type CardBatchRow = z.infer<typeof cardBatchRow>;

export const cardBatchFilter = z.strictObject({
  state: z.array(z.enum(batchStates)).max(10).optional(),
  merchantId: z.array(id('mer')).max(50).optional(),
  binId: z.array(id('bin')).max(50).optional(),
  /** Days of the user's zone; the last is not included. */
  createdAt: dayRange.optional(),
  /** Only those that the user requested. */
  isMine: z.boolean().optional(),
});
export type CardBatchFilter = z.infer<typeof cardBatchFilter>;

/** `keyword` matches the number of the batch. */
export const listCardBatches = operation({
  path: '/cardBatch/list',
  permission: 'cards.card-batch.view',
  input: listInput(cardBatchFilter, ['createdAt', 'count']),
  output: listOutput(cardBatchRow),
  reads: true,
});

export const cardBatch = cardBatchRow.extend({
  /** Null where the lines of a file say how much each card gets. */
  deposit: money.nullable(),
  /** Issuance fee of each card. */
  fee: money,
  /** Set aside for cards that are not made yet. */
  reserved: money,
  /** The user's own job that still works on it. */
  jobId: id('job').nullable(),
});
export type CardBatch = z.infer<typeof cardBatch>;

/** What became of one card of a batch. */
export const cardBatchItem = z.strictObject({
  seq: z.int(),
  alias: z.string(),
  cardholder: z.string().nullable(),
  state: z.enum(batchItemStates),
  deposit: money,
  limit: money.nullable(),
  /** Null until there is one. */
  card: z.strictObject({ id: id('card'), number: z.string() }).nullable(),
  /** Why it was not made, in the user's language, or in the words of the channel. */
  message: z.string().nullable(),
});
export type CardBatchItem = z.infer<typeof cardBatchItem>;

/** Sets the money of all cards aside and begins a job that makes them one by one. */
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

/** All cards of a batch in their order. */
export const listCardBatchItems = operation({
  path: '/cardBatch/items',
  permission: 'cards.card-batch.view',
  input: z.strictObject({ batchNo, state: z.enum(batchItemStates).optional() }),
  output: z.strictObject({ list: z.array(cardBatchItem) }),
  reads: true,
});

/** Makes just those cards anew that failed, or one of them; their money is set aside again first. */
export const retryCardBatch = operation({
  path: '/cardBatch/retry',
  permission: 'cards.card.create',
  input: z.strictObject({ batchNo, cardId: id('card').optional() }),
  output: job,
  idempotent: true,
});

/** The result as a file: each card of the batch, and why some were not made. */
export const exportCardBatch = operation({
  path: '/cardBatch/export',
  permission: 'cards.card.export',
  input: z.strictObject({ batchNo, format: z.enum(exportFormats) }),
  output: job,
  idempotent: true,
});
