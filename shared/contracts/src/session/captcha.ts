import { z } from '@console/contracts/zod';

/**
 * A puzzle that costs a browser a moment and a guesser a lot. It comes as `data` of a refusal with
 * `codes.captcha`; the form solves it and sends the same input again with the solution.
 */
export const captchaChallenge = z.strictObject({
  challenge: z.string(),
  /** Leading zero bits that SHA-256 of `challenge:nonce` must have. */
  bits: z.int(),
});
export type CaptchaChallenge = z.infer<typeof captchaChallenge>;

/** The solved puzzle; good once. */
export const captchaSolution = z.strictObject({
  challenge: z.string().max(500),
  nonce: z.string().regex(/^\d{1,15}$/),
});
export type CaptchaSolution = z.infer<typeof captchaSolution>;

/** Whether a hash starts with so many zero bits. */
export function hasLeadingZeroBits(hash: Uint8Array, bits: number): boolean {
  for (let index = 0; index < bits; index += 1) if (((hash[index >> 3] ?? 0xff) >> (7 - (index & 7))) & 1) return false;
  return true;
}
