const schemes = new Set(['http', 'https']);

/**
 * Returns the origin that a request was sent to, in the format of browsers. Null if the host contains more than a name
 * and a port, or if its parsed name differs from the written one, which could direct users to an unexpected host.
 */
export function originOf(scheme: string, host: string): string | null {
  const text = `${scheme}://${host}`;
  if (!schemes.has(scheme) || !URL.canParse(text)) return null;
  const { origin, hostname } = new URL(text);
  return hostname === host.toLowerCase().replace(/:\d+$/, '') ? origin : null;
}

/** Returns whether a host name refers to this machine. */
export const isLoopback = (hostname: string): boolean =>
  hostname === '127.0.0.1' || hostname === '[::1]' || hostname === 'localhost' || hostname.endsWith('.localhost');

/** Returns whether a socket address refers to this machine. */
const isLoopbackAddress = (address: string): boolean => /^(::ffff:)?127\.|^::1$/.test(address);

/** Source and target of a request. */
export interface Way {
  /** `peer` is the other end of the connection; `visitor` is the client according to a trusted proxy. */
  peer: string;
  visitor: string;
  origin: string;
}

/**
 * Returns whether a request was sent on this machine to a local name. The name alone is not sufficient, because clients
 * choose it.
 */
export const isMadeHere = ({ peer, visitor, origin }: Way): boolean =>
  isLoopbackAddress(peer) && isLoopbackAddress(visitor) && isLoopback(new URL(origin).hostname);
