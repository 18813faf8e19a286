/** What decides where a mailed link leads. */
export interface Leading {
  /** Where the request came in, and whether it was made on this very machine. */
  requested: string;
  isHere: boolean;
  isSandbox: boolean;
  /** Of the company that writes. */
  siteOrigins: string[];
  /** Of the console, for a company without one of its own. */
  publicOrigin: string;
}

/**
 * Returns the origin for links in mails. The host of a request can be forged, and a link to another site would hand the
 * secret to that site, so only configured origins are used. In a sandbox this machine is allowed too; everywhere else the
 * origin must have HTTPS.
 */
export function linkOriginOf({ requested, isHere, isSandbox, siteOrigins, publicOrigin }: Leading): string {
  if (isSandbox && isHere) return requested;
  const own = siteOrigins.filter((origin) => isSandbox || origin.startsWith('https://'));
  return [...own, publicOrigin].find((origin) => origin === requested) ?? own[0] ?? publicOrigin;
}
