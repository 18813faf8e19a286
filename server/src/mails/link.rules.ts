/** This machine: whatever stands behind such an address, it is the reader's own. */
export const isLoopback = (hostname: string) =>
  hostname === '127.0.0.1' || hostname === '[::1]' || hostname === 'localhost' || hostname.endsWith('.localhost');

/**
 * The origin that a mailed link leads to. The request says where it came in, but a request can say anything, and a
 * link to a foreign site would hand it the secret; so only origins of the company count, or this very machine.
 */
export function linkOriginOf(requested: string, siteOrigins: string[]): string {
  const isOwn = siteOrigins.includes(requested);
  const isHere = URL.canParse(requested) && isLoopback(new URL(requested).hostname);
  return isOwn || isHere ? requested : (siteOrigins[0] ?? 'http://localhost:4000');
}

/** Whether a request comes from this machine and from nowhere further. */
export function isFromHere(peer: string, headers: Record<string, unknown>, hostname: string): boolean {
  const isPeerHere = /^(::ffff:)?127\.|^::1$/.test(peer);
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in headers);
  return isPeerHere && !isForwarded && isLoopback(hostname);
}
