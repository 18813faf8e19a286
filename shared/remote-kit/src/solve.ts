import { captchaChallenge, codes, hasLeadingZeroBits, type CaptchaSolution } from '@console/contracts';

/** Fields of a refusal that are needed here. */
interface Refused {
  code: number;
  data: unknown;
}

/** Solves the captcha of a refusal, so that it can be sent with the same input; null if the refusal has none. */
export async function solutionOf({ code, data }: Refused): Promise<CaptchaSolution | null> {
  const puzzle = code === codes.captcha ? captchaChallenge.safeParse(data).data : undefined;
  return puzzle ? solve(puzzle) : null;
}

/** Increments a counter until a hash has enough leading zero bits: cheap for one form, expensive for thousands. */
async function solve({ challenge, bits }: { challenge: string; bits: number }): Promise<CaptchaSolution> {
  const encoder = new TextEncoder();
  for (let nonce = 0; ; nonce += 1) {
    const hash = await crypto.subtle.digest('SHA-256', encoder.encode(`${challenge}:${nonce}`));
    if (hasLeadingZeroBits(new Uint8Array(hash), bits)) return { challenge, nonce: String(nonce) };
  }
}
