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

/** Effects of an event on the hold of a purchase. */
export const holdChanges = ['PLACED', 'INCREASED', 'CAPTURED', 'RELEASED', 'EXPIRED'] as const;

/** Decline codes of an authorization; each has a label in the dictionary. */
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

/** Checks of an authorization, in order. The first failed check declines it. */
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

/** Check of a decision, with its inputs. */
export const decisionStep = z.strictObject({
  step: z.int(),
  check: z.enum(decisionChecks),
  passed: z.boolean(),
  code: z.enum(declineCodes).nullable(),
  /** Amounts in minor units of the card's currency. */
  inputs: z.record(z.string(), z.string()),
});
export type DecisionStep = z.infer<typeof decisionStep>;

/** Purchase as shown in lists. */
export const transaction = z.strictObject({
  id: id('txn'),
  txnNo: z.string(),
  at: instant,
  type: z.enum(transactionTypes),
  status: z.enum(transactionStatuses),
  phase: z.enum(transactionPhases),
  card: z.strictObject({ id: id('card'), number: z.string(), alias: z.string() }),
  merchant: z.strictObject({ id: id('mer'), name: i18nText }),
  /** Card acceptor of the purchase. */
  shop: z.strictObject({ name: z.string(), mcc: z.string(), city: z.string().nullable(), country: z.string() }),
  region: z.enum(transactionRegions),
  /** In the currency of the card acceptor. */
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
  /** Country of the card acceptor. */
  country: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(50)
    .optional(),
  /** Merchant category code of the card acceptor. */
  mcc: z
    .array(z.string().regex(/^\d{4}$/))
    .max(50)
    .optional(),
  declineCode: z.array(z.enum(declineCodes)).max(20).optional(),
  /** Purchases with one of these fees, estimated or final. */
  feeKind: z.array(z.enum(feeKinds)).max(4).optional(),
  /** Range of the billed amount. */
  amount: amountRange.optional(),
  /** Purchases paid by these groups or wallets. */
  poolId: z.array(poolId).max(50).optional(),
  at: dayRange.optional(),
});
export type TransactionFilter = z.infer<typeof transactionFilter>;

export const transactionSortFields = ['at', 'billed'] as const;

/**
 * Lists purchases. `keyword` matches the card acceptor, the purchase number, the authorization code and the last four
 * digits. Totals: `billed` per currency.
 */
export const listTransactions = operation({
  path: '/transaction/list',
  permission: 'cards.transaction.view',
  input: listInput(transactionFilter, [...transactionSortFields]),
  output: listOutput(transaction),
  reads: true,
});

/** Fee of a purchase: estimated while the purchase is open, final once it is cleared. */
export const feeLine = z.strictObject({
  kind: z.enum(feeKinds),
  basis: money,
  rate: z.string(),
  amount: money,
  /** Estimated fee; null if it was captured without an estimate. */
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
  /** Events, oldest first. */
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

/** Posting of a ledger entry. The account code identifies the account, because each account has one owner. */
export const ledgerLine = z.strictObject({ code: z.string(), side: z.enum(['D', 'C']), amount: money });

/** Ledger entries and holds of one event of a purchase. */
export const transactionPosting = z.strictObject({
  /** Number of the event. */
  seq: z.int(),
  /** Changes of the hold, in order. */
  holds: z.array(z.strictObject({ kind: z.enum(holdChanges), amount: money })),
  /** Ledger entries by number; each sums to zero. */
  entries: z.array(z.strictObject({ no: z.int(), event: z.string(), at: instant, lines: z.array(ledgerLine) })),
});
export type TransactionPosting = z.infer<typeof transactionPosting>;

/** Returns the ledger entries and holds of a purchase by event. */
export const readTransactionLedger = operation({
  path: '/transaction/ledger',
  permission: 'cards.transaction.ledger',
  input: z.strictObject({ id: id('txn') }),
  output: z.strictObject({ list: z.array(transactionPosting) }),
  reads: true,
});
