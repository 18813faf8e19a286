import { z } from '@console/contracts/zod';
import { amountRange } from '../amount-range';
import { currencies } from '../currency';
import { dayRange } from '../day-range';
import { listInput, listOutput } from '../list';
import { money } from '../money';
import { operation } from '../operation';
import { i18nText, id, instant } from '../text';
import { poolId } from './pool';
import { transactionPhases, transactionStatuses } from './transaction.states';

export const transactionTypes = ['PURCHASE', 'VERIFICATION', 'CREDIT'] as const;
export const transactionRegions = ['DOMESTIC', 'CROSS_BORDER'] as const;
export const feeKinds = ['TRANSACTION', 'CROSS_BORDER', 'CROSS_CURRENCY', 'SMALL_TICKET'] as const;
export const feeStates = ['ESTIMATED', 'FINAL', 'RELEASED'] as const;
export const transactionEventKinds = [
  'AUTH',
  'INCREMENT',
  'CLEAR',
  'REVERSE',
  'EXPIRE',
  'REFUND',
  'CHARGEBACK',
  'FORCE_POST',
] as const;

/** What an event does to the money that is set aside for a purchase. */
export const holdMoves = ['PLACED', 'INCREASED', 'CAPTURED', 'RELEASED', 'EXPIRED'] as const;

/** Why an authorization was declined; each has words in the dictionary. */
export const declineCodes = [
  'EXPIRED_CARD',
  'CARD_NOT_READY',
  'CARD_BLOCKED',
  'CARD_CANCELLING',
  'CARD_CANCELLED',
  'OUTSIDE_VALIDITY',
  'MAX_USES',
  'POOL_BLOCKED',
  'MERCHANT_SUSPENDED',
  'COMPANY_SUSPENDED',
  'BIN_UNAVAILABLE',
  'CHANNEL_UNAVAILABLE',
  'COUNTRY_NOT_ALLOWED',
  'MCC_NOT_ALLOWED',
  'MERCHANT_NOT_ALLOWED',
  'LIMIT_EXCEEDED',
  'INSUFFICIENT_BALANCE',
  'RISK_RULE',
] as const;
export type DeclineCode = (typeof declineCodes)[number];

/** What a decision looks at, in this order; it stops at the first thing against it. */
export const decisionChecks = [
  'CARD_DATA',
  'CARD_STATUS',
  'VALIDITY',
  'PARTIES',
  'SHOP',
  'LIMITS',
  'FUNDS',
  'RISK',
  'APPROVAL',
] as const;

/** One look of a decision, with what it saw. */
export const decisionStep = z.strictObject({
  step: z.int(),
  check: z.enum(decisionChecks),
  passed: z.boolean(),
  code: z.enum(declineCodes).nullable(),
  /** Amounts in minor units of the card's currency. */
  inputs: z.record(z.string(), z.string()),
});
export type DecisionStep = z.infer<typeof decisionStep>;

/** A purchase as lists show it. */
export const transaction = z.strictObject({
  id: id('txn'),
  txnNo: z.string(),
  at: instant,
  type: z.enum(transactionTypes),
  status: z.enum(transactionStatuses),
  phase: z.enum(transactionPhases),
  card: z.strictObject({ id: id('card'), number: z.string(), alias: z.string() }),
  merchant: z.strictObject({ id: id('mer'), name: i18nText }),
  /** The shop where the card was used. */
  shop: z.strictObject({ name: z.string(), mcc: z.string(), city: z.string().nullable(), country: z.string() }),
  region: z.enum(transactionRegions),
  /** In the currency of the shop. */
  amount: money,
  /** In the currency of the card, without fees. */
  billed: money,
  exchangeRate: z.string().nullable(),
  authorizationCode: z.string().nullable(),
  fees: money,
  held: money,
  cleared: money,
  refunded: money,
  declineCode: z.enum(declineCodes).nullable(),
  alerts: z.array(z.string()),
  version: z.int(),
});
export type Transaction = z.infer<typeof transaction>;

export const transactionFilter = z.strictObject({
  status: z.array(z.enum(transactionStatuses)).max(3).optional(),
  phase: z.array(z.enum(transactionPhases)).max(20).optional(),
  type: z.array(z.enum(transactionTypes)).max(10).optional(),
  cardId: z.array(id('card')).max(50).optional(),
  merchantId: z.array(id('mer')).max(50).optional(),
  currency: z.array(z.enum(currencies)).max(20).optional(),
  region: z.array(z.enum(transactionRegions)).max(2).optional(),
  /** Where the shop is. */
  country: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(50)
    .optional(),
  /** What the shop sells. */
  mcc: z
    .array(z.string().regex(/^\d{4}$/))
    .max(50)
    .optional(),
  declineCode: z.array(z.enum(declineCodes)).max(20).optional(),
  /** Purchases that such a fee is due for, estimated or final. */
  feeKind: z.array(z.enum(feeKinds)).max(4).optional(),
  /** What was billed. */
  amount: amountRange.optional(),
  /** Purchases that a group or a wallet pays. */
  poolId: z.array(poolId).max(50).optional(),
  at: dayRange.optional(),
});
export type TransactionFilter = z.infer<typeof transactionFilter>;

export const transactionSortFields = ['at', 'billed'] as const;

/** `keyword` matches the shop, the number of the purchase, the authorization code and the last four digits. Totals: `billed` per currency. */
export const listTransactions = operation({
  path: '/transaction/list',
  permission: 'cards.transaction.view',
  input: listInput(transactionFilter, [...transactionSortFields]),
  output: listOutput(transaction),
  reads: true,
});

/** A fee of a purchase: estimated while it is open, final when it is cleared. */
export const feeLine = z.strictObject({
  kind: z.enum(feeKinds),
  basis: money,
  rate: z.string(),
  amount: money,
  /** What it was expected to be; null where it was collected without having been estimated. */
  estimated: money.nullable(),
  state: z.enum(feeStates),
});

export const transactionEvent = z.strictObject({
  seq: z.int(),
  kind: z.enum(transactionEventKinds),
  amount: money,
  accepted: z.boolean(),
  externalId: z.string(),
  at: instant,
});

export const transactionDetail = transaction.extend({
  expiresAt: instant.nullable(),
  channelRef: z.string().nullable(),
  feeLines: z.array(feeLine),
  /** Oldest first. */
  events: z.array(transactionEvent),
  trace: z.array(decisionStep),
  declineDetail: z.record(z.string(), z.string()),
});
export type TransactionDetail = z.infer<typeof transactionDetail>;

export const readTransaction = operation({
  path: '/transaction/detail',
  permission: 'cards.transaction.view',
  input: z.strictObject({ id: id('txn') }),
  output: transactionDetail,
  reads: true,
});

/** One line of the ledger; accounts by their codes, as each has one owner. */
export const ledgerLine = z.strictObject({ code: z.string(), side: z.enum(['D', 'C']), amount: money });

/** What one event of a purchase did to the books. */
export const transactionPosting = z.strictObject({
  /** Number of the event. */
  seq: z.int(),
  /** What was set aside or given back, in its order. */
  holds: z.array(z.strictObject({ kind: z.enum(holdMoves), amount: money })),
  /** Entries of the ledger by their number; both sides of each are equal. */
  entries: z.array(z.strictObject({ no: z.int(), event: z.string(), at: instant, lines: z.array(ledgerLine) })),
});
export type TransactionPosting = z.infer<typeof transactionPosting>;

/** What a purchase did to the books, event by event. */
export const readTransactionLedger = operation({
  path: '/transaction/ledger',
  permission: 'cards.transaction.ledger',
  input: z.strictObject({ id: id('txn') }),
  output: z.strictObject({ list: z.array(transactionPosting) }),
  reads: true,
});
