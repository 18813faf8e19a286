import { type FieldIssue, fromMinor } from '@console/contracts';

/** What a BIN says of money on its cards, in minor units; null where it says nothing. */
export interface BinBounds {
  minTopup: bigint | null;
  maxTopup: bigint | null;
  minRetained: bigint | null;
  maxBalance: bigint | null;
}

interface Move {
  action: 'TOPUP' | 'WITHDRAW';
  principal: bigint;
  currency: string;
  /** What the card has before. */
  available: bigint;
}

/** What a BIN has against a movement of money, said next to the amount. */
export function boundIssues(bounds: BinBounds, { action, principal, currency, available }: Move): FieldIssue[] {
  const issue = (code: string, name: string, minor: bigint): FieldIssue[] => [
    { field: 'amount', code, params: { [name]: fromMinor(minor, currency), currency } },
  ];
  const { minTopup, maxTopup, minRetained, maxBalance } = bounds;
  if (action === 'WITHDRAW')
    return minRetained !== null && available - principal < minRetained ? issue('BALANCE_MIN', 'min', minRetained) : [];
  if (minTopup !== null && principal < minTopup) return issue('MIN_AMOUNT', 'min', minTopup);
  if (maxTopup !== null && principal > maxTopup) return issue('MAX_AMOUNT', 'max', maxTopup);
  return maxBalance !== null && available + principal > maxBalance ? issue('BALANCE_MAX', 'max', maxBalance) : [];
}
