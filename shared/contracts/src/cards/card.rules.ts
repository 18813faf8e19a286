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

/** What is put onto a new card: in the currency of its BIN, and within its bounds. */
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

/** A limit is an amount in the currency of its card, above nothing, and for some time. */
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

/** A card with money of its own may go without a limit; one of a group or wallet would then spend all that others put in. */
export const checkLimitChange = (
  change: Pick<CardDraft, 'limit' | 'limitPeriod'>,
  card: Pick<Card, 'currency' | 'fundingMode'>,
): FieldIssue[] =>
  !change.limit && card.fundingMode === 'SHARE' ? [issue('limit', 'REQUIRED')] : checkLimit(change, card);

/** An alias for many cards as one of them gets it: `{last4}` stands for its last digits. Never longer than it was. */
export const aliasOf = (pattern: string, { number }: { number: string }): string =>
  pattern.replaceAll('{last4}', number.slice(-4));

/** A reason of `OTHER` says nothing without a note. */
export const checkReason = (reason: string, note: string | undefined): FieldIssue[] =>
  reason === 'OTHER' && !note ? [issue('note', 'REQUIRED')] : [];
