/** Dictionaries with the labels of purchases. */
export const transactionDicts = [
  'transaction_status',
  'transaction_phase',
  'transaction_type',
  'transaction_region',
  'transaction_event',
  'decline_reason',
  'fee_kind',
  'merchant_category',
  'limit_period',
  'card_status',
  'card_create_status',
  'cancel_state',
] as const;
