import { z } from '@console/contracts/zod';
import { currencies } from '../currency';
import { dayRange } from '../day-range';
import { allowedAction, listInput, listOutput } from '../list';
import { money } from '../money';
import { operation } from '../operation';
import { bizdate, i18nText, id, instant, longText, requiredText } from '../text';
import { cancelStates } from './cancel.states';
import { cardStates } from './card.states';
import { binOption, schemes, usageTypes } from './card-bin';
import { cardFile } from './card-file';
import { shareGroupStatuses, walletStatuses } from './pool.states';

export const createStatuses = ['CREATING', 'PENDING', 'SUCCESS', 'FAILED'] as const;
export const cardStatuses = ['ACTIVE', 'BLOCKED', 'CANCELLED'] as const;
export const expiryStates = ['VALID', 'EXPIRING', 'EXPIRED'] as const;
export const blockSources = ['USER', 'ADMIN', 'WALLET', 'GROUP', 'RISK', 'CHANNEL', 'SYSTEM'] as const;
export const limitPeriods = ['PER_TXN', 'DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR', 'LIFETIME'] as const;
export const fundingModes = ['RECHARGE', 'SHARE'] as const;
/** Why a card is frozen. `OTHER` needs a note. */
export const freezeReasons = ['LOST', 'STOLEN', 'SUSPICIOUS', 'HOLDER_REQUEST', 'REVIEW', 'OTHER'] as const;
/** Why a card is unfrozen. `OTHER` needs a note. */
export const unfreezeReasons = ['RESOLVED', 'HOLDER_REQUEST', 'MISTAKE', 'OTHER'] as const;

/** A card as lists show it. `status` and what follows from it are set only after creation succeeded. */
export const card = z.strictObject({
  id: id('card'),
  /** First four and last four digits, bullets between: 16 characters, ungrouped. */
  number: z.string(),
  alias: z.string(),
  bin: binOption,
  merchant: z.strictObject({ id: id('mer'), name: i18nText }),
  cardholder: z.strictObject({ id: id('holder'), name: z.string() }).nullable(),
  currency: z.enum(currencies),
  fundingMode: z.enum(fundingModes),
  createStatus: z.enum(createStatuses),
  status: z.enum(cardStatuses).nullable(),
  blockSource: z.enum(blockSources).nullable(),
  blockReason: z.string().nullable(),
  cancelState: z.enum(cancelStates),
  expiryState: z.enum(expiryStates),
  /** One word for all of the above; what a badge shows. */
  state: z.enum(cardStates),
  balance: money,
  limit: z.strictObject({ amount: money, period: z.enum(limitPeriods) }).nullable(),
  /** `MM/YY`; a mask for whom the group `CARD_EXPIRY` is hidden. */
  expiry: z.string(),
  /** Null for whom the expiry is hidden, which it would tell. */
  validTo: bizdate.nullable(),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
export type Card = z.infer<typeof card>;

export const cardFilter = z.strictObject({
  state: z.array(z.enum(cardStates)).max(20).optional(),
  merchantId: z.array(id('mer')).max(50).optional(),
  binId: z.array(id('bin')).max(50).optional(),
  cardholderId: z.array(id('holder')).max(50).optional(),
  currency: z.array(z.enum(currencies)).max(20).optional(),
  scheme: z.array(z.enum(schemes)).max(5).optional(),
  /** Who froze it; of frozen cards only. */
  blockSource: z.array(z.enum(blockSources)).max(10).optional(),
  expiryState: z.array(z.enum(expiryStates)).max(3).optional(),
  created: dayRange.optional(),
});
export type CardFilter = z.infer<typeof cardFilter>;

export const cardSortFields = ['createdAt', 'alias', 'balance', 'validTo'] as const;

/** `keyword` matches alias, cardholder and the last four digits. Totals: `balance` per currency. */
export const listCards = operation({
  path: '/card/list',
  permission: 'cards.card.view',
  input: listInput(cardFilter, [...cardSortFields]),
  output: listOutput(card),
  reads: true,
});

/** How many cards are in each state, for the tabs of the list and the dashboard. */
export const countCards = operation({
  path: '/card/counts',
  permission: 'cards.card.view',
  input: z.strictObject({}),
  output: z.strictObject({
    total: z.int(),
    states: z.array(z.strictObject({ state: z.enum(cardStates), count: z.int() })),
  }),
  reads: true,
});

/** What a card without money of its own spends. */
export const drawing = z.strictObject({
  pool: z.strictObject({
    id: z.union([id('group'), id('wallet')]),
    name: z.string(),
    status: z.enum([...shareGroupStatuses, ...walletStatuses]),
  }),
  /** The rest of its limit or what is in the pool, whichever is less. */
  spendable: money,
});

export const cardDetail = card.extend({
  /** Null where the card has a balance. */
  drawsOn: drawing.nullable(),
  usageType: z.enum(usageTypes),
  channel: z.strictObject({ code: z.string(), name: i18nText }),
  batchNo: z.string(),
  createdBy: z.string(),
  validFrom: bizdate,
  blockNote: z.string().nullable(),
  /** What the channel answered where creation failed. */
  failure: z.string().nullable(),
});
export type CardDetail = z.infer<typeof cardDetail>;

export const readCard = operation({
  path: '/card/detail',
  permission: 'cards.card.view',
  input: z.strictObject({ id: id('card') }),
  output: cardDetail,
  reads: true,
});

/** One change of state: who, when and why. `from` is null for the first. */
export const cardEvent = z.strictObject({
  seq: z.int(),
  from: z.string().nullable(),
  to: z.string(),
  by: z.enum(['CONSOLE', 'API', 'SYSTEM', 'CHANNEL', 'RISK']),
  actor: z.string(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  at: instant,
});
export type CardEvent = z.infer<typeof cardEvent>;

/** Newest first. */
export const readCardHistory = operation({
  path: '/card/history',
  permission: 'cards.card.view',
  input: z.strictObject({ id: id('card') }),
  output: z.strictObject({ list: z.array(cardEvent) }),
  reads: true,
});

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
  validTo: bizdate,
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

const target = z.strictObject({ id: id('card'), version: z.int() });

/** Stops new authorizations at once; what was approved before can still be collected. */
export const freezeCard = operation({
  path: '/card/freeze',
  permission: 'cards.card.freeze',
  input: target.extend({ reason: z.enum(freezeReasons), note: longText().optional() }),
  output: cardDetail,
  idempotent: true,
});

export const unfreezeCard = operation({
  path: '/card/unfreeze',
  permission: 'cards.card.unfreeze',
  input: target.extend({ reason: z.enum(unfreezeReasons), note: longText().optional() }),
  output: cardDetail,
  idempotent: true,
});
