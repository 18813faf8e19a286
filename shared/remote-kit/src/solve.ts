import { captchaChallenge, codes, hasLeadingZeroBits, type CaptchaSolution } from '@console/contracts';

/** What is asked of a refusal here. */
interface Refused {
  code: number;
  data: unknown;
}

/** The solution of the puzzle that a refusal asks for, to be sent with the same input; null where it asks for none. */
export async function solutionOf({ code, data }: Refused): Promise<CaptchaSolution | null> {
  const puzzle = code === codes.captcha ? captchaChallenge.safeParse(data).data : undefined;
  return puzzle ? solve(puzzle) : null;
}

/** Counts until a hash starts with enough zero bits; a moment for one form, a lot for thousands. */
async function solve({ challenge, bits }: { challenge: string; bits: number }): Promise<CaptchaSolution> {
  const encoder = new TextEncoder();
  for (let nonce = 0; ; nonce += 1) {
    const hash = await crypto.subtle.digest('SHA-256', encoder.encode(`${challenge}:${nonce}`));
    if (hasLeadingZeroBits(new Uint8Array(hash), bits)) return { challenge, nonce: String(nonce) };
  }
}
