import { codes } from '@console/contracts';
import { Refusal } from '../../../platform/refusal';

export type Side = 'D' | 'C';

export interface LedgerAccount {
  id: string;
  currency: string;
  normalSide: Side;
  allowNegative: boolean;
  status: 'OPEN' | 'FROZEN' | 'CLOSED';
  debit: bigint;
  credit: bigint;
  holdOut: bigint;
}

export interface Line {
  accountId: string;
  side: Side;
  amount: bigint;
  currency: string;
}

/** Exchange rate of an entry in two currencies: rate with ten decimals, time and source of the quote. */
export interface FxQuote {
  rate: string;
  at: Date;
  source: string;
}

export const balanceOf = ({ normalSide, debit, credit }: LedgerAccount): bigint =>
  normalSide === 'D' ? debit - credit : credit - debit;

export const availableOf = (account: LedgerAccount): bigint => balanceOf(account) - account.holdOut;

/** True only after a forced posting that exceeded the available balance. */
export const isOverdrawn = (account: LedgerAccount): boolean => !account.allowNegative && availableOf(account) < 0n;

const signed = ({ side, amount }: Line) => (side === 'D' ? amount : -amount);

/** Throws instead of refusing, because an unbalanced entry is a bug, not a user error. */
export function assertBalanced(lines: Line[], fx: FxQuote | null = null): void {
  if (lines.length < 2) throw new Error('A ledger entry needs at least two lines.');
  if (lines.some(({ amount }) => amount <= 0n)) throw new Error('A ledger line needs an amount above zero.');
  const currencies = new Set(lines.map(({ currency }) => currency));
  if (currencies.size > 1 && !fx) throw new Error('A ledger entry in two currencies needs the rate between them.');
  for (const currency of currencies) {
    const sum = lines.filter((line) => line.currency === currency).reduce((total, line) => total + signed(line), 0n);
    if (sum !== 0n) throw new Error(`A ledger entry in ${currency} must balance; it is off by ${sum}.`);
  }
}

function refuseClosed({ status }: LedgerAccount): void {
  if (status !== 'OPEN') throw new Refusal(codes.transition, { data: { from: status, to: status, allowed: [] } });
}

const tooLittle = (account: LedgerAccount, required: bigint) =>
  new Refusal(codes.exceedsBalance, {
    data: { required: String(required), available: String(availableOf(account)), currency: account.currency },
  });

/**
 * Returns the account after a posting. A posting that exceeds the available balance is refused, unless it is forced.
 */
export function applyLine(account: LedgerAccount, line: Line, { isForced = false } = {}): LedgerAccount {
  if (account.currency !== line.currency)
    throw new Error(`A ledger line in ${line.currency} cannot be posted to an account in ${account.currency}.`);
  refuseClosed(account);
  const after =
    line.side === 'D'
      ? { ...account, debit: account.debit + line.amount }
      : { ...account, credit: account.credit + line.amount };
  const takes = line.side !== account.normalSide;
  if (takes && !isForced && isOverdrawn(after)) throw tooLittle(account, line.amount);
  return after;
}

/** Returns the account after its holds change by an amount, which can be negative. */
export function applyHold(account: LedgerAccount, change: bigint): LedgerAccount {
  const after = { ...account, holdOut: account.holdOut + change };
  if (after.holdOut < 0n) throw new Error(`The release on ${account.id} exceeds its holds.`);
  if (change <= 0n) return after;
  refuseClosed(account);
  if (isOverdrawn(after)) throw tooLittle(account, change);
  return after;
}
