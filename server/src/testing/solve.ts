import { createHash } from 'node:crypto';
import { captchaChallenge, hasLeadingZeroBits, type CaptchaSolution } from '@console/contracts';

/** Solves the captcha of a refusal, as a browser does. */
export function solve(data: unknown): CaptchaSolution {
  const { challenge, bits } = captchaChallenge.parse(data);
  for (let nonce = 0; ; nonce += 1) {
    const hash = createHash('sha256').update(`${challenge}:${nonce}`).digest();
    if (hasLeadingZeroBits(hash, bits)) return { challenge, nonce: String(nonce) };
  }
}
