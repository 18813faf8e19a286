import type { OutputOf } from '@console/contracts';
import type { redeemReveal } from '@console/contracts/cards';
import { language } from './labels';

/** Card data that the server returns. */
export type Seen = OutputOf<typeof redeemReveal>;

export type Response =
  | { at: 'seen'; seen: Seen }
  /** The proof is wrong, but the ticket is still valid. */
  | { at: 'wrong'; message: string }
  | { at: 'over'; message: string }
  | { at: 'unreachable' };

const wrongProof = 1001;

/** Redeems the ticket: the only API call of the frame. */
export async function redeem(ticket: string, proof: string): Promise<Response> {
  try {
    const response = await fetch('/admin/public/card/redeem', {
      method: 'POST',
      headers: { 'content-type': 'application/json', language },
      body: JSON.stringify({ ticket, proof }),
      credentials: 'omit',
      cache: 'no-store',
    });
    return answerOf(await response.json());
  } catch {
    // Server unreachable or response without JSON: the user sees the same message.
    return { at: 'unreachable' };
  }
}

function answerOf(envelope: unknown): Response {
  const { code, message, data, fieldErrors } = recordOf(envelope);
  if (code === 200) return seenOf(recordOf(data));
  const [issue] = Array.isArray(fieldErrors) ? fieldErrors : [];
  const text = textOf(recordOf(issue)['message']) ?? textOf(message) ?? '';
  return code === wrongProof ? { at: 'wrong', message: text } : { at: 'over', message: text };
}

function seenOf({ number, expiry, securityCode, seconds }: Record<string, unknown>): Response {
  if (typeof number !== 'string' || typeof expiry !== 'string') return { at: 'unreachable' };
  if (typeof securityCode !== 'string' || !/^\d{3,4}$/.test(securityCode)) return { at: 'unreachable' };
  if (typeof seconds !== 'number') return { at: 'unreachable' };
  return { at: 'seen', seen: { number, expiry, securityCode, seconds } };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

const recordOf = (value: unknown): Record<string, unknown> => Object.fromEntries(Object.entries(Object(value)));
