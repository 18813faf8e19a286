/** Dictionaries whose labels the pages of rules show. */
export const limitDicts = [
  'limit_mode',
  'limit_kind',
  'limit_action',
  'limit_period',
  'match_mode',
  'merchant_category',
] as const;
