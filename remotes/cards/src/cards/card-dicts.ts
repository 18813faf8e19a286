/** Dictionaries whose labels the pages of a card show. */
export const cardDicts = [
  'card-state',
  'card-scheme',
  'limit-period',
  'usage-type',
  'block-source',
  'freeze-reason',
  'unfreeze-reason',
  'business-scenario',
] as const;

export type CardDict = (typeof cardDicts)[number];
