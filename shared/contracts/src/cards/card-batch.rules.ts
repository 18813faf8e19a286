import type { FieldIssue } from '../issues';
import type { CardBatchDraft } from './card-batch';

const place = /\{seq(?::([1-9]))?\}/g;

/**
 * Returns the aliases of a batch. In the pattern, `{seq}` is replaced by the card's number and `{seq:4}` by the number
 * with four digits. A pattern without a number gets one at its end, so that lists sort the cards. The alias of a single
 * card is not changed.
 */
export function aliasesOf(pattern: string, count: number): string[] {
  const whole = pattern.search(place) === -1 && count > 1 ? `${pattern}-{seq:4}` : pattern;
  return Array.from({ length: count }, (_, index) =>
    whole.replace(place, (_place, digits?: string) => String(index + 1).padStart(Number(digits ?? 1), '0')),
  );
}

/**
 * Returns the holders of the cards in order: one holder for all, or several in turn. For a file, the holders are in its
 * lines.
 */
export function holdersOf({ holderMode, cardholderId, cardholderIds = [], count }: CardBatchDraft): (string | null)[] {
  return Array.from({ length: count }, (_, index) =>
    holderMode === 'ONE' ? (cardholderId ?? null) : (cardholderIds[index % cardholderIds.length] ?? null),
  );
}

/** Requires at least one holder if several take turns. */
export const checkHolders = ({ holderMode, cardholderIds = [] }: CardBatchDraft): FieldIssue[] =>
  holderMode === 'ROUND_ROBIN' && cardholderIds.length === 0
    ? [{ field: 'cardholderIds', code: 'REQUIRED', params: {} }]
    : [];
