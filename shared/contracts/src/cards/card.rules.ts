import type { FieldIssue } from '../issues';
import { toMinor } from '../money';
import type { Card } from './card';
import type { CardDraft } from './card-draft';
import type { IssuableBin } from './card-bin';

const issue = (field: string, code: string, params: Record<string, string> = {}): FieldIssue => ({
  field,
  code,
  params,
});

/** Validates the deposit of a new card: the currency and the bounds of its BIN. */
export function checkDeposit(
  { deposit }: Pick<CardDraft, 'deposit'>,
  { currency, minDeposit, maxDeposit }: Pick<IssuableBin, 'currency' | 'minDeposit' | 'maxDeposit'>,
): FieldIssue[] {
  if (deposit.currency !== currency) return [issue('deposit', 'CURRENCY', { currency })];
  const amount = toMinor(deposit.amount, currency);
  if (amount === null) return [issue('deposit', 'AMOUNT', { currency })];
  if (amount < (toMinor(minDeposit.amount, currency) ?? 0n))
    return [issue('deposit', 'MIN_AMOUNT', { min: minDeposit.amount, currency })];
  if (amount > (toMinor(maxDeposit.amount, currency) ?? 0n))
    return [issue('deposit', 'MAX_AMOUNT', { max: maxDeposit.amount, currency })];
  return [];
}

/** Validates a limit: positive, in the currency of its card, and with a period. */
export function checkLimit(
  { limit, limitPeriod }: Pick<CardDraft, 'limit' | 'limitPeriod'>,
  { currency }: Pick<IssuableBin, 'currency'>,
): FieldIssue[] {
  if (!limit) return [];
  if (limit.currency !== currency) return [issue('limit', 'CURRENCY', { currency })];
  const amount = toMinor(limit.amount, currency);
  if (amount === null || amount <= 0n) return [issue('limit', 'AMOUNT', { currency })];
  return limitPeriod ? [] : [issue('limitPeriod', 'REQUIRED')];
}

/**
 * Validates a changed limit. A card with its own balance may have no limit; a card of a group or wallet without a limit
 * could spend the whole shared balance.
 */
export const checkLimitChange = (
  change: Pick<CardDraft, 'limit' | 'limitPeriod'>,
  card: Pick<Card, 'currency' | 'fundingMode'>,
): FieldIssue[] =>
  !change.limit && card.fundingMode === 'SHARE' ? [issue('limit', 'REQUIRED')] : checkLimit(change, card);

/**
 * Returns the alias of one card in a bulk change, with `{last4}` replaced by its last digits. The result is never
 * longer than the pattern.
 */
export const aliasOf = (pattern: string, { number }: { number: string }): string =>
  pattern.replaceAll('{last4}', number.slice(-4));

/** Requires a note if the reason is `OTHER`. */
export const checkReason = (reason: string, note: string | undefined): FieldIssue[] =>
  reason === 'OTHER' && !note ? [issue('note', 'REQUIRED')] : [];
