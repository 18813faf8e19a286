import { addDays, addMonths } from '../day';
import type { FieldIssue } from '../issues';
import type { CardDraft } from './card-draft';
import { checkDeposit, checkLimit } from './card.rules';
import type { IssuableBin } from './card-bin';
import './messages';

/**
 * Validates the rules of specification section 5 that depend on the BIN: deposit, validity, count, limit, cardholder.
 * Form and server run the same function. `today` is the calendar day of the company.
 */
export function checkCardDraft(draft: CardDraft, bin: IssuableBin, today: string): FieldIssue[] {
  return [
    ...checkDeposit(draft, bin),
    ...checkCount(draft, bin),
    ...checkValidity(draft, bin, today),
    ...checkLimit(draft, bin),
    ...(bin.cardholderRequired && !draft.cardholderId ? [issue('cardholderId', 'REQUIRED')] : []),
  ];
}

const issue = (field: string, code: string, params: Record<string, string> = {}): FieldIssue => ({
  field,
  code,
  params,
});

function checkCount({ count }: CardDraft, { maxCardsPerRequest }: IssuableBin) {
  const isRight = Number.isInteger(count) && count >= 1 && count <= maxCardsPerRequest;
  return isRight ? [] : [issue('count', 'CARD_COUNT', { max: String(maxCardsPerRequest) })];
}

/** Validates the expiry day against the minimum and maximum validity of the BIN. */
export function checkValidity(
  { validTo }: Pick<CardDraft, 'validTo'>,
  { minValidityDays, maxValidityMonths }: Pick<IssuableBin, 'minValidityDays' | 'maxValidityMonths'>,
  today: string,
): FieldIssue[] {
  const first = addDays(today, minValidityDays);
  const last = addMonths(today, maxValidityMonths);
  if (validTo < first) return [issue('validTo', 'MIN_VALIDITY', { days: String(minValidityDays), first })];
  if (validTo > last) return [issue('validTo', 'MAX_VALIDITY', { months: String(maxValidityMonths), last })];
  return [];
}
