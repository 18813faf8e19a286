import { hasLeadingZeroBits, type CaptchaChallenge, type CaptchaSolution } from '@console/contracts';

/** Counts until a hash starts with enough zero bits; a moment for one form, a lot for thousands. */
export async function solve({ challenge, bits }: CaptchaChallenge): Promise<CaptchaSolution> {
  const encoder = new TextEncoder();
  for (let nonce = 0; ; nonce += 1) {
    const hash = await crypto.subtle.digest('SHA-256', encoder.encode(`${challenge}:${nonce}`));
    if (hasLeadingZeroBits(new Uint8Array(hash), bits)) return { challenge, nonce: String(nonce) };
  }
}
