import { z } from '@console/contracts/zod';
import { enteredMoney, money } from '../money';
import { operation } from '../operation';
import { enteredDay, id, requiredText } from '../text';
import { createStatuses, limitPeriods } from './card';
import { cardFile } from './card-file';

/** Form input of a new card. Rules that need the BIN are in `card-draft.rules.ts`. */
export const cardDraft = z.strictObject({
  binId: id('bin'),
  merchantId: id('mer'),
  accountId: id('acct'),
  cardholderId: id('holder').optional(),
  count: z.int().min(1).max(500),
  /** Deposit of each card, in the currency of the BIN. */
  deposit: enteredMoney,
  alias: requiredText(40),
  limit: enteredMoney.optional(),
  limitPeriod: z.enum(limitPeriods).optional(),
  validTo: enteredDay,
});
export type CardDraft = z.infer<typeof cardDraft>;

/** New card. */
export const issuedCard = z.strictObject({ id: id('card'), number: z.string(), createStatus: z.enum(createStatuses) });

/**
 * Issues one card with its deposit. If the channel confirms later, the card stays pending. Several cards are issued by
 * a batch.
 */
export const createCard = operation({
  path: '/card/create',
  permission: 'cards.card.create',
  input: cardDraft.omit({ count: true }),
  output: z.strictObject({ batchNo: z.string(), card: issuedCard }),
  idempotent: true,
});

/** Returns the price of a draft. Lines of a file can override its deposit. */
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
