import { z } from '@console/contracts/zod';
import { currencies } from '../currency';
import { listInput, listOutput } from '../list';
import { money } from '../money';
import { operation } from '../operation';
import { i18nText, id, instant, longText } from '../text';
import { mismatchCauses } from './cancellation';

export const reconStates = ['OPEN', 'EXPLAINED', 'ADJUSTED', 'WRITTEN_OFF'] as const;
export const reconCategories = ['TIMING', 'MISSING_OURS', 'MISSING_THEIRS', 'AMOUNT', 'FX', 'DUPLICATE'] as const;

/** Difference between ledger and channel, from its first detection until it is resolved. */
export const reconItem = z.strictObject({
  id: id('recon'),
  card: z.strictObject({ id: id('card'), number: z.string(), alias: z.string() }),
  merchant: z.strictObject({ id: id('mer'), name: i18nText }),
  category: z.enum(reconCategories),
  ours: money,
  theirs: money,
  /** Balance at the channel minus balance in the ledger. */
  difference: money,
  state: z.enum(reconStates),
  firstSeen: instant,
  note: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  /** Pending review of a proposed ledger entry, which a second approver decides. */
  review: z.strictObject({ id: id('rev'), reviewNo: z.string() }).nullable(),
  version: z.int(),
});
export type ReconItem = z.infer<typeof reconItem>;

const reconFilter = z.strictObject({
  state: z.array(z.enum(reconStates)).max(4).optional(),
  category: z.array(z.enum(reconCategories)).max(6).optional(),
  currency: z.array(z.enum(currencies)).max(20).optional(),
});

/**
 * Lists differences. `keyword` matches the last four digits and the alias of the card. Totals: `difference` per
 * currency.
 */
export const listReconItems = operation({
  path: '/reconciliation/list',
  permission: 'cards.recon.view',
  input: listInput(reconFilter, ['firstSeen']),
  output: listOutput(reconItem),
  reads: true,
});

/** Balances of one card in ledger and channel, as of the channel's last response. */
export const cardReading = z.strictObject({
  card: z.strictObject({ id: id('card'), number: z.string(), alias: z.string() }),
  /** Current balance in the ledger. */
  ledger: money,
  /**
   * Balance in the ledger at the time of the channel's response. This and the next three fields are null until there is
   * a response.
   */
  ledgerThen: money.nullable(),
  channel: money.nullable(),
  /** Balance at the channel minus balance in the ledger. */
  difference: money.nullable(),
  readAt: instant.nullable(),
  isClosedThere: z.boolean(),
  /** A request to the channel is in progress. */
  isAsking: z.boolean(),
  /** The channel did not return a balance. */
  isSilent: z.boolean(),
  causes: z.array(z.strictObject({ cause: z.enum(mismatchCauses), count: z.int(), amount: money.nullable() })),
  /** Open difference, in the same form as in the list. */
  item: reconItem.nullable(),
});
export type CardReading = z.infer<typeof cardReading>;

const aboutCard = z.strictObject({ cardId: id('card') });

export const readReading = operation({
  path: '/reconciliation/reading',
  permission: 'cards.recon.view',
  input: aboutCard,
  output: cardReading,
  reads: true,
});

/** Requests the balance from the channel. The response is compared and never changes a balance. */
export const askChannel = operation({
  path: '/reconciliation/ask',
  permission: 'cards.recon.save',
  input: aboutCard,
  output: cardReading,
  idempotent: true,
});

const settling = z.strictObject({
  id: id('recon'),
  version: z.int(),
  note: longText().refine((text) => text !== '', { params: { code: 'REQUIRED' } }),
});

/**
 * Resolves a difference that has an explanation and needs no ledger entry. The difference is reopened if a later
 * comparison finds another amount.
 */
export const explainReconItem = operation({
  path: '/reconciliation/explain',
  permission: 'cards.recon.save',
  input: settling,
  output: reconItem,
  idempotent: true,
});

/**
 * Proposes a ledger entry for a difference. After a second approver has approved it, the card's balance is corrected
 * against the suspense account.
 */
export const adjustReconItem = operation({
  path: '/reconciliation/adjust',
  permission: 'cards.recon.save',
  input: settling,
  output: reconItem,
  idempotent: true,
});
