import { codes } from '@console/contracts';
import { Refusal } from '../../refusal';

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
}

export const balanceOf = ({ normalSide, debit, credit }: LedgerAccount): bigint =>
  normalSide === 'D' ? debit - credit : credit - debit;

export const availableOf = (account: LedgerAccount): bigint => balanceOf(account) - account.holdOut;

/** An entry that breaks one of these is a mistake of the program, not of a person, so it is no refusal. */
export function assertBalanced(lines: Line[], currency: string): void {
  if (lines.length < 2) throw new Error('A ledger entry needs at least two lines.');
  if (lines.some(({ amount }) => amount <= 0n)) throw new Error('A ledger line needs an amount above zero.');
  const sum = lines.reduce((total, { side, amount }) => (side === 'D' ? total + amount : total - amount), 0n);
  if (sum !== 0n) throw new Error(`A ledger entry in ${currency} must balance; it is off by ${sum}.`);
}

/** The account after the line; refused where that would spend money that is not there. */
export function applyLine(account: LedgerAccount, line: Line, currency: string): LedgerAccount {
  if (account.currency !== currency)
    throw new Error(`A ledger entry in ${currency} met an account in ${account.currency}.`);
  if (account.status !== 'OPEN')
    throw new Refusal(codes.transition, { data: { from: account.status, to: account.status, allowed: [] } });
  const after =
    line.side === 'D'
      ? { ...account, debit: account.debit + line.amount }
      : { ...account, credit: account.credit + line.amount };
  const takes = line.side !== account.normalSide;
  if (takes && !account.allowNegative && availableOf(after) < 0n)
    throw new Refusal(codes.exceedsBalance, {
      data: { required: String(line.amount), available: String(availableOf(account)), currency },
    });
  return after;
}
