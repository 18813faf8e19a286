/** Attacks that must be there: one that is lost from `attacks/` is a failure, as one that gets through is. */
export const attackNames = [
  'channel-eyes',
  'data-folder',
  'every-door',
  'limits',
  'made-up-authorization',
  'openapi-cost',
  'released-files',
  'resume',
  'seats',
  'simulator',
  'slow-bodies',
  'spraying',
];
