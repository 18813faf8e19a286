import type { ReviewKind } from '@console/contracts/reviews';

/** Dictionaries whose labels the pages of reviews show. */
export const reviewDicts = [
  'review_stage',
  'review_kind',
  'cancel_reason',
  'card_state',
  'mismatch_cause',
  'recon_category',
  'decline_reason',
  'invoice_kind',
] as const;

/** Whose words the reason of a review is. */
export const reasonDictOf: Record<ReviewKind, (typeof reviewDicts)[number]> = {
  CARD_CANCEL: 'cancel_reason',
  RECON_ADJUST: 'recon_category',
  LIMIT_LIFT: 'decline_reason',
  INVOICE: 'invoice_kind',
};
