import { z } from '@console/contracts/zod';
import { currencies } from '../currency';
import { dayRange } from '../day-range';
import { allowedAction, listInput, listOutput } from '../list';
import { money } from '../money';
import { operation } from '../operation';
import { bizdate, i18nText, id, instant, longText } from '../text';
import { cancelStates } from './cancel.states';
import { cardStates } from './card.states';
import { binOption, schemes, usageTypes } from './card-bin';
import { poolId } from './pool';
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

/** Why the limit of a card is changed. `OTHER` needs a note. */
export const limitReasons = ['HOLDER_REQUEST', 'MORE_SPENDING', 'LESS_RISK', 'OTHER'] as const;

/** The most that a card may spend in a period. */
export const spendingLimit = z.strictObject({ amount: money, period: z.enum(limitPeriods) });

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
  limit: spendingLimit.nullable(),
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
  channelId: z.array(id('chan')).max(50).optional(),
  /** The group or wallet whose balance it spends. */
  poolId: z.array(poolId).max(50).optional(),
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

/** What a card spent and what is left of it, as its page begins with. */
export const cardFigures = z.strictObject({
  /** What its limit counts in the period that runs; without a limit of a period what it would count this month. */
  spent: money,
  period: z.enum(limitPeriods).exclude(['PER_TXN']),
  /** When that period ends and nothing is spent any more; null where it never does. */
  resetsAt: instant.nullable(),
  /** Set aside for purchases that are still to be collected. */
  onHold: money,
  holds: z.int(),
  /** The most that one purchase may take: what pays for it, or the rest of its limit if that is less. Rules may leave less. */
  available: money,
  /** Its last purchase that was not declined; null also for who may not see purchases. */
  lastUsedAt: instant.nullable(),
});
export type CardFigures = z.infer<typeof cardFigures>;

export const cardDetail = card.extend({
  figures: cardFigures,
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
