import { z } from '@console/contracts/zod';

/** Codes of the envelope. 401 and 403 end the session, so other refusals must not use them. */
export const codes = {
  ok: 200,
  signedOut: 401,
  countryBlocked: 403,
  serverError: 500,
  invalid: 1001,
  notFound: 1003,
  versionConflict: 1004,
  idempotencyMismatch: 1005,
  idempotencyInProgress: 1006,
  transition: 1007,
  ownItem: 1008,
  openReview: 1009,
  tooMany: 1010,
  stepUp: 1011,
  agreementDue: 1012,
  noPermission: 1403,
  pendingTransactions: 2001,
  binExists: 2002,
  exceedsBalance: 2003,
  poolHasCards: 2004,
  poolHasActiveCards: 2005,
  ruleUsed: 2006,
  balanceMismatch: 2009,
  limitAboveDeposit: 2010,
  channelUnavailable: 2011,
  signInFailed: 3001,
  captcha: 3002,
  secondFactor: 3003,
  passwordExpired: 3004,
  linkInvalid: 3005,
  noRevealOrigin: 3006,
  apiKeyUnknown: 3007,
  apiKeyExpired: 3008,
  apiKeyRevoked: 3009,
  apiKeyAddress: 3010,
  apiKeyUnfit: 3011,
  companyClosed: 3012,
  insecure: 426,
  badRequest: 400,
  tooLarge: 413,
  mediaType: 415,
  unavailable: 503,
} as const;

/** Reason in the data of `codes.signedOut` if too many wrong passwords or codes have ended the session. */
export const wrongProofs = 'WRONG_PROOFS';

/** Code of a refusal. */
export type Code = (typeof codes)[keyof typeof codes];

/** Error of a field; `message` is in the user's language. */
export const fieldError = z.object({
  field: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.string()),
  message: z.string(),
});
/** Error of a field. */
export type FieldError = z.infer<typeof fieldError>;

/** Schema of every response. `data` is never null on success. */
export const envelope = z.object({
  code: z.number(),
  message: z.string(),
  data: z.unknown(),
  traceId: z.string(),
  fieldErrors: z.array(fieldError).optional(),
});
/** Response of the server. */
export type Envelope = z.infer<typeof envelope>;

/** Output of an operation without a result, because `data` is never null on success. */
export const done = z.strictObject({ ok: z.literal(true) });
