/** Dictionaries with the labels on pages of cards. */
export const cardDicts = [
  'card_state',
  'card_scheme',
  'limit_period',
  'usage_type',
  'block_source',
  'expiry_state',
  'freeze_reason',
  'unfreeze_reason',
  'limit_reason',
  'reveal_purpose',
  'cancel_reason',
  'business_scenario',
  'card_event_source',
] as const;
