/** Information in a request about the page that sent it. */
export interface Sender {
  /** `Sec-Fetch-Site`, written by the browser; scripts cannot change it. */
  site: string | undefined;
  origin: string | undefined;
  /** The origin that the request was sent to. */
  here: string;
}

/**
 * Source of a request: a page of this origin, a page of another origin, or a program, which sends no browser headers.
 */
export type Caller = 'own page' | 'foreign page' | 'unknown';

/** Contradictory headers count as a page of another origin: browsers never send them. */
export function callerOf({ site, origin, here }: Sender): Caller {
  if (origin !== undefined && origin !== here) return 'foreign page';
  if (site !== undefined) return site === 'same-origin' ? 'own page' : 'foreign page';
  return origin === undefined ? 'unknown' : 'own page';
}

/** The only accepted content type. Forms cannot send it, and scripts of another origin need a preflight for it. */
export const isJson = (contentType: string | undefined): boolean =>
  /^application\/json[\t ]*(;|$)/i.test(contentType ?? '');

/** Returns the values of a cookie in the order of the header. A valid header has one. */
export const cookieValues = (header: string | undefined, name: string): string[] =>
  (header ?? '').split(';').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at > 0 && pair.slice(0, at).trim() === name ? [pair.slice(at + 1).trim()] : [];
  });
