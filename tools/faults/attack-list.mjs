/** Attacks that must be there: one that is lost from `attacks/` is a failure, as one that gets through is. */
export const attackNames = [
  'card-numbers',
  'channel-eyes',
  'data-folder',
  'every-door',
  'limits',
  'made-up-authorization',
  'openapi-cost',
  'released-files',
  'resume',
  'seats',
  'second-person',
  'simulator',
  'slow-bodies',
  'spraying',
  'staff-notes',
  'unknown-addresses',
];
