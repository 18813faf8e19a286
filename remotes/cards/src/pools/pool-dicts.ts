/** Dictionaries whose labels the pages of groups and wallets show. */
export const poolDicts = [
  'share_group_status',
  'share_rule_type',
  'wallet_status',
  'wallet_user_state',
  'wallet_role',
  'visible_cards',
  'card_state',
  'cancel_reason',
  'limit_period',
] as const;
