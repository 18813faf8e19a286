import type { FieldIssue } from '../issues';
import type { CardBatchDraft } from './card-batch';

const place = /\{seq(?::([1-9]))?\}/g;

/**
 * Aliases of so many cards. `{seq}` in the pattern stands for the number of the card, `{seq:4}` for four digits of it; a
 * pattern without a number gets one at its end, so that a list sorts the cards. One card alone keeps a plain alias.
 */
export function aliasesOf(pattern: string, count: number): string[] {
  const whole = pattern.search(place) === -1 && count > 1 ? `${pattern}-{seq:4}` : pattern;
  return Array.from({ length: count }, (_, index) =>
    whole.replace(place, (_place, digits?: string) => String(index + 1).padStart(Number(digits ?? 1), '0')),
  );
}

/** Holders of the cards in their order: one for all, or each in turn. Those of a file are in its lines. */
export function holdersOf({ holderMode, cardholderId, cardholderIds = [], count }: CardBatchDraft): (string | null)[] {
  return Array.from({ length: count }, (_, index) =>
    holderMode === 'ONE' ? (cardholderId ?? null) : (cardholderIds[index % cardholderIds.length] ?? null),
  );
}

/** Where holders take turns there must be one. */
export const checkHolders = ({ holderMode, cardholderIds = [] }: CardBatchDraft): FieldIssue[] =>
  holderMode === 'ROUND_ROBIN' && cardholderIds.length === 0
    ? [{ field: 'cardholderIds', code: 'REQUIRED', params: {} }]
    : [];
