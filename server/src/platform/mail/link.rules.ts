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
 * The origin that a mailed link leads to. The request says where it came in, but a request can say anything, and a
 * link to a foreign site would ctx it the secret; so only configured origins count. Where the money is made up, this very
 * machine does too, and nowhere else does a secret travel in the clear.
 */
export function linkOriginOf({ requested, isHere, isSandbox, siteOrigins, publicOrigin }: Leading): string {
  if (isSandbox && isHere) return requested;
  const own = siteOrigins.filter((origin) => isSandbox || origin.startsWith('https://'));
  return [...own, publicOrigin].find((origin) => origin === requested) ?? own[0] ?? publicOrigin;
}
