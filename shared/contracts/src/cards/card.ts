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
/** Reasons for freezing a card. `OTHER` requires a note. */
export const freezeReasons = ['LOST', 'STOLEN', 'SUSPICIOUS', 'HOLDER_REQUEST', 'REVIEW', 'OTHER'] as const;
/** Reasons for unfreezing a card. `OTHER` requires a note. */
export const unfreezeReasons = ['RESOLVED', 'HOLDER_REQUEST', 'MISTAKE', 'OTHER'] as const;

/** Reasons for changing the limit of a card. `OTHER` requires a note. */
export const limitReasons = ['HOLDER_REQUEST', 'MORE_SPENDING', 'LESS_RISK', 'OTHER'] as const;

/** Maximum spending of a card per period. */
export const spendingLimit = z.strictObject({ amount: money, period: z.enum(limitPeriods) });

/** Card as shown in lists. `status` and the fields derived from it are set only after successful creation. */
export const card = z.strictObject({
  id: id('card'),
  /** First four and last four digits with bullets between them: 16 characters without spaces. */
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
  /** State derived from the fields above, for a badge. */
  state: z.enum(cardStates),
  balance: money,
  limit: spendingLimit.nullable(),
  /** `MM/YY`, or a mask for users from whom `CARD_EXPIRY` is hidden. */
  expiry: z.string(),
  /** Null for users from whom the expiry is hidden, because this date would reveal it. */
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
  /** Initiator of the freeze; matches frozen cards only. */
  blockSource: z.array(z.enum(blockSources)).max(10).optional(),
  expiryState: z.array(z.enum(expiryStates)).max(3).optional(),
  channelId: z.array(id('chan')).max(50).optional(),
  /** Group or wallet whose balance the card spends. */
  poolId: z.array(poolId).max(50).optional(),
  created: dayRange.optional(),
});
export type CardFilter = z.infer<typeof cardFilter>;

export const cardSortFields = ['createdAt', 'alias', 'balance', 'validTo'] as const;

/** Lists cards. `keyword` matches alias, cardholder and the last four digits. Totals: `balance` per currency. */
export const listCards = operation({
  path: '/card/list',
  permission: 'cards.card.view',
  input: listInput(cardFilter, [...cardSortFields]),
  output: listOutput(card),
  reads: true,
});

/** Counts the cards in each state, for the tabs of the list and for the dashboard. */
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

/** Shared balance that a card without a balance of its own spends. */
export const drawing = z.strictObject({
  pool: z.strictObject({
    id: z.union([id('group'), id('wallet')]),
    name: z.string(),
    status: z.enum([...shareGroupStatuses, ...walletStatuses]),
  }),
  /** The lower of its remaining limit and the pool's available balance. */
  spendable: money,
});

/** Spent and available amounts of a card, at the top of its page. */
export const cardFigures = z.strictObject({
  /** Limit usage in the current period; without a periodic limit, the amount spent this month. */
  spent: money,
  period: z.enum(limitPeriods).exclude(['PER_TXN']),
  /** End of the period, when the usage returns to zero; null for a lifetime limit. */
  resetsAt: instant.nullable(),
  /** Open holds. */
  onHold: money,
  holds: z.int(),
  /**
   * Maximum amount of one purchase: the lower of the paying balance and the remaining limit. Limit rules can reduce it
   * further.
   */
  available: money,
  /** Time of the last purchase that was not declined; also null for users who cannot view purchases. */
  lastUsedAt: instant.nullable(),
});
export type CardFigures = z.infer<typeof cardFigures>;

export const cardDetail = card.extend({
  figures: cardFigures,
  /** Null for a card with its own balance. */
  drawsOn: drawing.nullable(),
  usageType: z.enum(usageTypes),
  channel: z.strictObject({ code: z.string(), name: i18nText }),
  batchNo: z.string(),
  createdBy: z.string(),
  validFrom: bizdate,
  blockNote: z.string().nullable(),
  /** Response of the channel to a failed creation. */
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

/** Blocks new authorizations immediately; approved ones can still be captured. */
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
