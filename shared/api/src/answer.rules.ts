import { codes, envelope, messageOf, type Envelope, type Language } from '@console/contracts';

/** What came back, whatever it is. */
export interface Answered {
  status: number;
  /** The body as text; null where it is no JSON by its own word, no UTF-8, cut off or far too large. */
  text: string | null;
  /** The id that a proxy gave to the request, for an answer that has none of ours. */
  requestId: string | null;
}

/** The envelope in a body; null for everything else that a server or a proxy may send. */
export function envelopeIn(text: string | null): Envelope | null {
  if (text === null) return null;
  try {
    return envelope.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    // No JSON at all, or nested deeper than the parser goes: not an answer of ours.
    return null;
  }
}

/** Statuses with which anybody on the way may say that the request was not worked on, with or without a body. */
const turnedAway: Record<number, number> = { 429: codes.tooMany, 503: codes.unavailable };

/** The envelope of an answer, or one in our words where the status alone says enough. */
export function envelopeOf({ status, text, requestId }: Answered, language: Language): Envelope | null {
  const code = turnedAway[status];
  const own = envelopeIn(text);
  if (own || code === undefined) return own;
  return { code, message: messageOf(code, language), data: null, traceId: requestId ?? '' };
}

/** Longer than this nobody waits for a page; the answer says it instead. */
const waitMaxMs = 5000;

/** Whether an answer asks for a pause that is too long to wait for: as seconds or as a date. */
export function asksForLongPause(retryAfter: string | null, nowMs: number): boolean {
  if (retryAfter === null) return false;
  const waitMs = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - nowMs;
  return waitMs > waitMaxMs;
}
