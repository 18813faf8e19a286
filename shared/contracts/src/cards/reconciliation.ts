import { z } from '@console/contracts/zod';
import { currencies } from '../currency';
import { listInput, listOutput } from '../list';
import { money } from '../money';
import { operation } from '../operation';
import { i18nText, id, instant, longText } from '../text';
import { mismatchCauses } from './cancellation';

export const reconStates = ['OPEN', 'EXPLAINED', 'ADJUSTED', 'WRITTEN_OFF'] as const;
export const reconCategories = ['TIMING', 'MISSING_OURS', 'MISSING_THEIRS', 'AMOUNT', 'FX', 'DUPLICATE'] as const;

/** What ledger and channel differ by, found once, until somebody settles it. */
export const reconItem = z.strictObject({
  id: id('recon'),
  card: z.strictObject({ id: id('card'), number: z.string(), alias: z.string() }),
  merchant: z.strictObject({ id: id('mer'), name: i18nText }),
  category: z.enum(reconCategories),
  ours: money,
  theirs: money,
  /** What the channel has more than the ledger. */
  difference: money,
  state: z.enum(reconStates),
  firstSeen: instant,
  note: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  /** Somebody proposed to book it, and somebody else has to decide. */
  review: z.strictObject({ id: id('rev'), reviewNo: z.string() }).nullable(),
  version: z.int(),
});
export type ReconItem = z.infer<typeof reconItem>;

const reconFilter = z.strictObject({
  state: z.array(z.enum(reconStates)).max(4).optional(),
  category: z.array(z.enum(reconCategories)).max(6).optional(),
  currency: z.array(z.enum(currencies)).max(20).optional(),
});

/** `keyword` matches the last four digits and the alias of the card. Totals: `difference` per currency. */
export const listReconItems = operation({
  path: '/reconciliation/list',
  permission: 'cards.recon.view',
  input: listInput(reconFilter, ['firstSeen']),
  output: listOutput(reconItem),
  reads: true,
});

/** What ledger and channel have of one card, by the last answer of the channel. */
export const cardReading = z.strictObject({
  card: z.strictObject({ id: id('card'), number: z.string(), alias: z.string() }),
  /** Now. */
  ledger: money,
  /** What the ledger had when the channel answered; null until it did, as are the next three. */
  ledgerThen: money.nullable(),
  channel: money.nullable(),
  /** What the channel had more than the ledger. */
  difference: money.nullable(),
  readAt: instant.nullable(),
  isClosedThere: z.boolean(),
  /** The channel is being asked. */
  isAsking: z.boolean(),
  /** It was asked and did not say. */
  isSilent: z.boolean(),
  causes: z.array(z.strictObject({ cause: z.enum(mismatchCauses), count: z.int(), amount: money.nullable() })),
  /** The difference that is open, as the list has it. */
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

/** Asks the channel what it has. The answer is compared and never written into a balance. */
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

/** Settles a difference that has its reason and needs no entry. Found again with another amount, it is open again. */
export const explainReconItem = operation({
  path: '/reconciliation/explain',
  permission: 'cards.recon.save',
  input: settling,
  output: reconItem,
  idempotent: true,
});

/** Proposes to book a difference: the card is corrected once somebody else approves it, by an entry against suspense. */
export const adjustReconItem = operation({
  path: '/reconciliation/adjust',
  permission: 'cards.recon.save',
  input: settling,
  output: reconItem,
  idempotent: true,
});
