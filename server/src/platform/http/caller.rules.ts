/** What a request says about the page that sent it. */
export interface Sender {
  /** `Sec-Fetch-Site`: written by the browser, out of reach of every script. */
  site: string | undefined;
  origin: string | undefined;
  /** The origin that was asked. */
  here: string;
}

/** A page of this origin, a page of another one, or no page that a browser speaks for: a program. */
export type Caller = 'own page' | 'foreign page' | 'unknown';

/** Who contradicts itself is foreign: no browser does. */
export function callerOf({ site, origin, here }: Sender): Caller {
  if (origin !== undefined && origin !== here) return 'foreign page';
  if (site !== undefined) return site === 'same-origin' ? 'own page' : 'foreign page';
  return origin === undefined ? 'unknown' : 'own page';
}

/** The only type of a call's body; no form sends it, and a script of another origin has to ask first. */
export const isJson = (contentType: string | undefined): boolean =>
  /^application\/json[\t ]*(;|$)/i.test(contentType ?? '');

/** Values of a cookie in the order in which they came; of one name there should be one. */
export const cookieValues = (header: string | undefined, name: string): string[] =>
  (header ?? '').split(';').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at > 0 && pair.slice(0, at).trim() === name ? [pair.slice(at + 1).trim()] : [];
  });
