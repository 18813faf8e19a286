import { z } from '@console/contracts/zod';

/**
 * Proof-of-work challenge: cheap for one sign-in, expensive for guessing passwords. It is the `data` of a refusal with
 * `codes.captcha`. The form solves it and sends the same input again with the solution.
 */
export const captchaChallenge = z.strictObject({
  challenge: z.string(),
  /** Number of leading zero bits required in SHA-256 of `challenge:nonce`. */
  bits: z.int(),
});
export type CaptchaChallenge = z.infer<typeof captchaChallenge>;

/** Solution of a challenge, valid for one use. */
export const captchaSolution = z.strictObject({
  challenge: z.string().max(500),
  nonce: z.string().regex(/^\d{1,15}$/),
});
export type CaptchaSolution = z.infer<typeof captchaSolution>;

/** Returns whether a hash starts with the given number of zero bits. */
export function hasLeadingZeroBits(hash: Uint8Array, bits: number): boolean {
  for (let index = 0; index < bits; index += 1) if (((hash[index >> 3] ?? 0xff) >> (7 - (index & 7))) & 1) return false;
  return true;
}
