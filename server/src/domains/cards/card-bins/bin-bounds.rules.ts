import { type FieldIssue, fromMinor } from '@console/contracts';

/** Bounds of a BIN for the money on its cards, in minor units; null for no bound. */
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

/** Bounds that a transfer violates, as issues of the amount field. */
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
