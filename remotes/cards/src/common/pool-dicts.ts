/** Dictionaries whose labels the pages of groups show. */
export const groupDicts = [
  'share_group_status',
  'share_rule_type',
  'wallet_status',
  'card_state',
  'cancel_reason',
  'limit_period',
] as const;
