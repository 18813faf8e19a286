/** Dictionaries with the labels on pages of BINs. */
export const binDicts = [
  'bin_status',
  'bin_region',
  'bin_card_type',
  'bin_platform',
  'bin_feature',
  'card_scheme',
  'usage_type',
  'business_scenario',
] as const;
