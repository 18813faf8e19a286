import { codes, envelope, messageOf, type Envelope, type Language } from '@console/contracts';

/** A response of a server or proxy, valid or not. */
export interface Answered {
  status: number;
  /** Body as text; null if it is not declared as JSON, not UTF-8, truncated or far too large. */
  text: string | null;
  /** Request id from a proxy, for a response without our request id. */
  requestId: string | null;
}

/** Returns the envelope in a body; null for any other body that a server or proxy may send. */
export function envelopeIn(text: string | null): Envelope | null {
  if (text === null) return null;
  try {
    return envelope.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    // Not JSON, or nested too deeply for the parser.
    return null;
  }
}

/** Statuses with which a server or a proxy refuses a request unprocessed, with or without a body. */
const turnedAway: Record<number, number> = { 429: codes.tooMany, 503: codes.unavailable };

/** Returns the envelope of a response, or an envelope created from the status alone. */
export function envelopeOf({ status, text, requestId }: Answered, language: Language): Envelope | null {
  const code = turnedAway[status];
  const own = envelopeIn(text);
  if (own || code === undefined) return own;
  return { code, message: messageOf(code, language), data: null, traceId: requestId ?? '' };
}

/** Longest pause before a retry; a longer one is reported to the user instead of waiting. */
const waitMaxMs = 5000;

/**
 * Returns the pause before a retry: the value of `Retry-After`, in seconds or as a date, or else a growing pause. Null
 * if it is too long.
 */
export function pauseMs(retryAfter: string | null, { tries, nowMs }: { tries: number; nowMs: number }): number | null {
  const isSeconds = /^\d+$/.test(retryAfter ?? '');
  const askedMs = isSeconds ? Number(retryAfter) * 1000 : Date.parse(retryAfter ?? '') - nowMs;
  if (Number.isNaN(askedMs)) return Math.min(300 * 2 ** (tries - 1), 1000);
  return askedMs > waitMaxMs ? null : Math.max(0, askedMs);
}
