import { type Currency, type FieldIssue, fromMinor, type Money, toMinor } from '@console/contracts';
import type { RuleTerms } from '@console/contracts/cards';
import { limitsMaxOf } from './pool.rules';

/** Bounds for the card limits of a pool. Amounts in minor units. */
export interface Allowance {
  currency: Currency;
  deposit: bigint;
  /** Maximum limit per card of a wallet; null for a group. */
  cardLimit: bigint | null;
  rule: RuleTerms;
  /** Sum of the limits of all cards that are not cancelled. */
  limits: bigint;
}

/** Requested limit of new cards or of an existing card. */
export interface WantedLimit {
  limit: Money;
  count: number;
  /** Previous limit; null for new cards and cards without a limit. */
  before: bigint | null;
}

const minorOf = ({ limit }: Pick<WantedLimit, 'limit'>, { currency }: Allowance): bigint | null =>
  limit.currency === currency ? toMinor(limit.amount, currency) : null;

/** Issue of a limit above the deposit or the card limit of the pool; null if it is within both. */
export function aboveDeposit(wanted: Pick<WantedLimit, 'limit'>, pool: Allowance): FieldIssue | null {
  const { currency, deposit, cardLimit } = pool;
  const minor = minorOf(wanted, pool);
  const max = cardLimit !== null && cardLimit < deposit ? cardLimit : deposit;
  return minor !== null && minor > max
    ? { field: 'limit', code: 'MAX_AMOUNT', params: { max: fromMinor(max, currency), currency } }
    : null;
}

/**
 * Checks the sum of limits in a classic group, which may exceed the deposit by the percentage of its rule. A lower
 * limit is always accepted, because it reduces the sum.
 */
export function checkLimitsOfPool(wanted: WantedLimit, pool: Allowance): FieldIssue[] {
  const { rule, currency, deposit, limits } = pool;
  if (rule.type !== 'CLASSIC_SHARE') return [];
  const { count, before } = wanted;
  const minor = minorOf(wanted, pool);
  if (minor === null || (before !== null && minor <= before)) return [];
  const max = limitsMaxOf(deposit, rule.floatingPercent);
  if (limits - (before ?? 0n) + minor * BigInt(count) <= max) return [];
  return [{ field: 'limit', code: 'LIMITS_EXCEED', params: { max: fromMinor(max, currency), currency } }];
}
