/** Codes of all e-mails that the platform sends. */
export const letterCodes = [
  'RESET_LINK',
  'RESET_CODE',
  'ONBOARDING_CODE',
  'VERIFY_REGISTRATION',
  'ALREADY_REGISTERED',
  'REGISTRATION_APPROVED',
  'REGISTRATION_REJECTED',
  'USER_INVITATION',
  'WALLET_INVITATION',
  'WALLET_LINKED',
  'REVIEWS_OVERDUE',
  'VERSION_WITHDRAWN',
  'VERSION_FAILING',
] as const;
/** Code of an e-mail that the platform sends. */
export type LetterCode = (typeof letterCodes)[number];
