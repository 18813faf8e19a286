import { type FieldIssue, fromMinor } from '@console/contracts';

/** What a BIN says of money on its cards, in minor units; null where it says nothing. */
export interface BinBounds {
  minTopup: bigint | null;
  maxTopup: bigint | null;
  minRetained: bigint | null;
  maxBalance: bigint | null;
}

interface Transfer {
  action: 'TOPUP' | 'WITHDRAW';
  principal: bigint;
  currency: string;
  /** Available balance of the card before the transfer. */
  available: bigint;
}

/** Returns the limits of the BIN that a transfer exceeds, as issues of the amount field. */
export function boundIssues(bounds: BinBounds, { action, principal, currency, available }: Transfer): FieldIssue[] {
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
