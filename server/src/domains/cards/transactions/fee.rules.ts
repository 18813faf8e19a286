import { atRate, fromUnits, toUnits } from './rate.rules';

export type FeeKind = 'TRANSACTION' | 'CROSS_BORDER' | 'CROSS_CURRENCY' | 'SMALL_TICKET';

/** Part of an amount with its own rate; the first one starts at zero. */
export interface Tier {
  from: bigint;
  rate: string;
}

/** Price of a fee set. Amounts in minor units of the card's currency, rates as fractions: `0.005` is half a percent. */
export interface FeeItem {
  kind: FeeKind;
  rate: string;
  fixed: bigint;
  min: bigint | null;
  max: bigint | null;
  /** Amount from which the small ticket fee is not charged; null for other kinds. */
  threshold: bigint | null;
}

export interface FeeLine {
  kind: FeeKind;
  basis: bigint;
  rate: string;
  amount: bigint;
}

/** Properties of a purchase that determine its fees. */
export interface FeeBasis {
  amount: bigint;
  isCrossBorder: boolean;
  isCrossCurrency: boolean;
  /** True after clearing; only then the small ticket fee applies. */
  isFinal: boolean;
}

/** Clamped before rounding, so that each fee is rounded once. */
function feeOf({ rate, fixed, min, max }: Omit<FeeItem, 'kind' | 'threshold'>, amount: bigint): bigint {
  let scaled = fromUnits(fixed) + atRate(amount, rate);
  if (min !== null && scaled < fromUnits(min)) scaled = fromUnits(min);
  if (max !== null && scaled > fromUnits(max)) scaled = fromUnits(max);
  return toUnits(scaled);
}

/** Fee lines of a purchase, one per fee. */
export const feesOn = (items: FeeItem[], basis: FeeBasis): FeeLine[] =>
  basis.amount <= 0n
    ? []
    : items
        .filter((item) => applies(item, basis))
        .map((item) => ({
          kind: item.kind,
          basis: basis.amount,
          rate: item.rate,
          amount: feeOf(item, basis.amount),
        }))
        .filter(({ amount }) => amount > 0n);

function applies({ kind, threshold }: FeeItem, { amount, isCrossBorder, isCrossCurrency, isFinal }: FeeBasis): boolean {
  switch (kind) {
    case 'TRANSACTION':
      return true;
    case 'CROSS_BORDER':
      return isCrossBorder;
    case 'CROSS_CURRENCY':
      return isCrossCurrency;
    case 'SMALL_TICKET':
      return isFinal && threshold !== null && amount < threshold;
  }
}

export const sumOf = (lines: { amount: bigint }[]): bigint => lines.reduce((sum, { amount }) => sum + amount, 0n);

/** Amount at tiered rates: the rate of the highest tier for the whole amount, or each slice at its own rate. */
export function tiered(amount: bigint, tiers: Tier[], mode: 'WHOLE' | 'SLICE'): bigint {
  const reached = tiers.filter(({ from }) => amount > from);
  if (mode === 'WHOLE') return toUnits(atRate(amount, reached.at(-1)?.rate ?? '0'));
  return toUnits(
    reached.reduce((sum, { from, rate }, index) => {
      const end = reached[index + 1]?.from ?? amount;
      return sum + atRate(end - from, rate);
    }, 0n),
  );
}
