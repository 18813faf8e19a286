import { type Currency, type FieldIssue, fromMinor, type Money, toMinor } from '@console/contracts';
import type { RuleTerms } from '@console/contracts/cards';
import { limitsMaxOf } from './pool.rules';

/** What bounds the limits of the cards of a pool. Amounts in minor units. */
export interface Allowance {
  currency: Currency;
  deposit: bigint;
  /** Of a wallet: the most that one of its cards may have. */
  cardLimit: bigint | null;
  rule: RuleTerms;
  /** The sum of the limits of its cards that are not cancelled. */
  limits: bigint;
}

/** The limit of new cards, or of one that has a limit already. */
export interface WantedLimit {
  limit: Money;
  count: number;
  /** Null for new cards, and for a card without a limit. */
  before: bigint | null;
}

const minorOf = ({ limit }: Pick<WantedLimit, 'limit'>, { currency }: Allowance): bigint | null =>
  limit.currency === currency ? toMinor(limit.amount, currency) : null;

/** A limit that no card of the pool may have, because the pool never had so much; null where it is fine. */
export function aboveDeposit(wanted: Pick<WantedLimit, 'limit'>, pool: Allowance): FieldIssue | null {
  const { currency, deposit, cardLimit } = pool;
  const minor = minorOf(wanted, pool);
  const max = cardLimit !== null && cardLimit < deposit ? cardLimit : deposit;
  return minor !== null && minor > max
    ? { field: 'limit', code: 'MAX_AMOUNT', params: { max: fromMinor(max, currency), currency } }
    : null;
}

/**
 * Cards of a classic group may have limits that together go beyond the deposit, by as much as its rule says. A limit that
 * is lowered is fine in any case: it leads back.
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
