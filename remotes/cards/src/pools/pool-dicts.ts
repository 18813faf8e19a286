/** Dictionaries with the labels on pages of groups and wallets. */
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
