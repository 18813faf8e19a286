import type { LedgerCode } from './ledger-code.data';
import type { Line, Side } from './ledger.rules';

/** Amount of a leg: principal, fees, their sum, the principal less fees, or one posting per fee. */
type Part = 'P' | 'F' | 'P+F' | 'P-F' | 'each fee';
type Role = Exclude<LedgerCode, `${string}:${string}`> | 'FEE_INCOME' | 'TARGET' | 'SOURCE';
type Leg = [side: Side, role: Role, part: Part];

const fees: Leg = ['C', 'FEE_INCOME', 'each fee'];

/** Legs of all events that move money. Debits and credits are equal for all amounts. */
const postings = {
  ACCOUNT_FUNDED: [
    ['D', 'CHANNEL_SETTLEMENT', 'P'],
    ['C', 'MERCHANT_AVAILABLE', 'P'],
    ['D', 'MERCHANT_AVAILABLE', 'F'],
    fees,
  ],
  ACCOUNT_WITHDRAWN: [['D', 'MERCHANT_AVAILABLE', 'P+F'], ['C', 'CHANNEL_SETTLEMENT', 'P'], fees],
  CARD_ISSUED: [['D', 'MERCHANT_AVAILABLE', 'P+F'], ['C', 'CARD_BALANCE', 'P'], fees],
  CARD_TOPPED_UP: [['D', 'MERCHANT_AVAILABLE', 'P+F'], ['C', 'CARD_BALANCE', 'P'], fees],
  CARD_WITHDRAWN: [['D', 'CARD_BALANCE', 'P'], ['C', 'MERCHANT_AVAILABLE', 'P-F'], fees],
  GROUP_FUNDED: [['D', 'MERCHANT_AVAILABLE', 'P+F'], ['C', 'GROUP_POOL', 'P'], fees],
  GROUP_WITHDRAWN: [['D', 'GROUP_POOL', 'P'], ['C', 'MERCHANT_AVAILABLE', 'P-F'], fees],
  WALLET_FUNDED: [['D', 'MERCHANT_AVAILABLE', 'P+F'], ['C', 'WALLET_POOL', 'P'], fees],
  WALLET_WITHDRAWN: [['D', 'WALLET_POOL', 'P'], ['C', 'MERCHANT_AVAILABLE', 'P-F'], fees],
  CARD_FILLED: [
    ['D', 'GROUP_POOL', 'P'],
    ['C', 'CARD_BALANCE', 'P'],
  ],
  CARD_COLLECTED: [
    ['D', 'CARD_BALANCE', 'P'],
    ['C', 'GROUP_POOL', 'P'],
  ],
  CARD_CLEARED: [['D', 'CARD_BALANCE', 'P+F'], ['C', 'CHANNEL_SETTLEMENT', 'P'], fees],
  CARD_REFUNDED: [
    ['D', 'CHANNEL_SETTLEMENT', 'P'],
    ['C', 'CARD_BALANCE', 'P'],
  ],
  REFUND_TO_ACCOUNT: [
    ['D', 'CHANNEL_SETTLEMENT', 'P'],
    ['C', 'MERCHANT_AVAILABLE', 'P'],
  ],
  REFUND_TO_GROUP: [
    ['D', 'CHANNEL_SETTLEMENT', 'P'],
    ['C', 'GROUP_POOL', 'P'],
  ],
  REFUND_TO_WALLET: [
    ['D', 'CHANNEL_SETTLEMENT', 'P'],
    ['C', 'WALLET_POOL', 'P'],
  ],
  REFUND_UNMATCHED: [
    ['D', 'CHANNEL_SETTLEMENT', 'P'],
    ['C', 'SUSPENSE_UNMATCHED', 'P'],
  ],
  DECLINE_CHARGED: [['D', 'CARD_BALANCE', 'F'], fees],
  CARD_SWEPT: [
    ['D', 'CARD_BALANCE', 'P'],
    ['C', 'MERCHANT_AVAILABLE', 'P'],
  ],
  MISMATCH_RAISED: [
    ['D', 'SUSPENSE_MISMATCH', 'P'],
    ['C', 'TARGET', 'P'],
  ],
  MISMATCH_LOWERED: [
    ['D', 'TARGET', 'P'],
    ['C', 'SUSPENSE_MISMATCH', 'P'],
  ],
  INVOICE_APPROVED: [['D', 'FEE_RECEIVABLE', 'F'], fees],
  INVOICE_PAID: [
    ['D', 'BANK_CLEARING', 'P'],
    ['C', 'FEE_RECEIVABLE', 'P'],
  ],
  INVOICE_CREDITED: [
    ['D', 'FEE_INCOME', 'each fee'],
    ['C', 'FEE_RECEIVABLE', 'F'],
  ],
  REBATE_GRANTED: [
    ['D', 'REBATE_EXPENSE', 'P'],
    ['C', 'MERCHANT_AVAILABLE', 'P'],
  ],
  CHANNEL_TRANSFERRED: [
    ['D', 'TARGET', 'P'],
    ['C', 'SOURCE', 'P'],
  ],
} as const satisfies Record<string, readonly Leg[]>;

export type PostingEvent = keyof typeof postings;
export const postingEvents = Object.keys(postings) as PostingEvent[];

/** Ledger account ids by role. */
export type PostingAccounts = Partial<Record<Role | `FEE_INCOME:${string}`, string>>;

interface Amounts {
  principal: bigint;
  /** Fees by kind. A negative fee is a refund. */
  fees?: Partial<Record<string, bigint>>;
  currency: string;
}

/** Returns the postings of an event. Legs of zero are omitted; a negative leg is posted on the opposite side. */
export function linesOf(
  event: PostingEvent,
  accounts: PostingAccounts,
  { principal, fees: input = {}, currency }: Amounts,
): Line[] {
  const charged = Object.entries(input).map(([kind, amount = 0n]) => ({ kind, amount }));
  const fee = charged.reduce((sum, { amount }) => sum + amount, 0n);
  const whole = { P: principal, F: fee, 'P+F': principal + fee, 'P-F': principal - fee };
  const legs: readonly Leg[] = postings[event];
  const amounts = legs.flatMap(([side, role, part]): Amount[] =>
    part === 'each fee'
      ? charged.map(({ kind, amount }) => ({ side, role: `FEE_INCOME:${kind}`, amount }))
      : [{ side, role, amount: whole[part] }],
  );
  return amounts
    .filter(({ amount }) => amount !== 0n)
    .map(({ side, role, amount }) => {
      const accountId = accounts[role];
      if (accountId === undefined) throw new Error(`${event} needs an account for ${role}.`);
      if (amount > 0n) return { accountId, side, amount, currency };
      return { accountId, side: side === 'D' ? 'C' : 'D', amount: -amount, currency };
    });
}

interface Amount {
  side: Side;
  role: keyof PostingAccounts;
  amount: bigint;
}
