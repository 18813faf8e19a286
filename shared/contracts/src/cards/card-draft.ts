import { z } from '@console/contracts/zod';
import { money } from '../money';
import { operation } from '../operation';
import { enteredDay, id, requiredText } from '../text';
import { createStatuses, limitPeriods } from './card';
import { cardFile } from './card-file';

/** What a person fills in. Rules that need the BIN are in `card.rules.ts`. */
export const cardDraft = z.strictObject({
  binId: id('bin'),
  merchantId: id('mer'),
  accountId: id('acct'),
  cardholderId: id('holder').optional(),
  count: z.int().min(1).max(500),
  /** For each card, in the currency of the BIN. */
  deposit: money,
  alias: requiredText(40),
  limit: money.optional(),
  limitPeriod: z.enum(limitPeriods).optional(),
  validTo: enteredDay,
});
export type CardDraft = z.infer<typeof cardDraft>;

/** A card that was just made. */
export const issuedCard = z.strictObject({ id: id('card'), number: z.string(), createStatus: z.enum(createStatuses) });

/** Issues one card with its deposit; a channel that answers later leaves it pending. Many are made by a batch. */
export const createCard = operation({
  path: '/card/create',
  permission: 'cards.card.create',
  input: cardDraft.omit({ count: true }),
  output: z.strictObject({ batchNo: z.string(), card: issuedCard }),
  idempotent: true,
});

/** The price of a draft before it is saved. With a file, its lines may say other deposits. */
export const precheckCards = operation({
  path: '/card/precheck',
  permission: 'cards.card.create',
  input: cardDraft
    .pick({ binId: true, accountId: true, count: true, deposit: true })
    .extend({ file: cardFile.optional() }),
  output: z.strictObject({
    issueFee: money,
    feeTotal: money,
    depositTotal: money,
    total: money,
    available: money,
  }),
  reads: true,
});
