/** Data that determines the origin of a link in a mail. */
export interface Leading {
  /** Origin of the request, and whether it was made on this machine. */
  requested: string;
  isHere: boolean;
  isSandbox: boolean;
  /** Origins of the company's sites. */
  siteOrigins: string[];
  /** Origin of the console, for companies without a site. */
  publicOrigin: string;
}

/**
 * Returns the origin for links in mails. The host of a request can be forged, and a link to a foreign site would reveal
 * its secret to that site, so only configured origins are used. In a sandbox, this machine is allowed too; everywhere
 * else the origin must have HTTPS.
 */
export function linkOriginOf({ requested, isHere, isSandbox, siteOrigins, publicOrigin }: Leading): string {
  if (isSandbox && isHere) return requested;
  const own = siteOrigins.filter((origin) => isSandbox || origin.startsWith('https://'));
  return [...own, publicOrigin].find((origin) => origin === requested) ?? own[0] ?? publicOrigin;
}
