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
