/** Dictionaries with the labels on pages of limit rules. */
export const limitDicts = [
  'limit_mode',
  'limit_kind',
  'limit_action',
  'limit_period',
  'match_mode',
  'limit_region',
  'limit_presence',
  'limit_txn_kind',
  'merchant_category',
] as const;
