const schemes = new Set(['http', 'https']);

/**
 * The origin that a request was sent to, as browsers write it. Null where the host says more than a name and a port, or is
 * read as another name than it is written: whoever goes by it would be led elsewhere than they think.
 */
export function originOf(scheme: string, host: string): string | null {
  const text = `${scheme}://${host}`;
  if (!schemes.has(scheme) || !URL.canParse(text)) return null;
  const { origin, hostname } = new URL(text);
  return hostname === host.toLowerCase().replace(/:\d+$/, '') ? origin : null;
}

/** Names of this machine: whatever answers there, it is the reader's own. */
export const isLoopback = (hostname: string): boolean =>
  hostname === '127.0.0.1' || hostname === '[::1]' || hostname === 'localhost' || hostname.endsWith('.localhost');

/** Addresses of this machine, as a socket has them. */
const isLoopbackAddress = (address: string): boolean => /^(::ffff:)?127\.|^::1$/.test(address);

/** What is known of where a request comes from and where it went to. */
export interface Way {
  /** The other end of the connection, and the visitor as a proxy that is trusted names them. */
  peer: string;
  visitor: string;
  origin: string;
}

/** Whether a request was made on this machine, under a name of it. Anybody can say the name alone. */
export const isMadeHere = ({ peer, visitor, origin }: Way): boolean =>
  isLoopbackAddress(peer) && isLoopbackAddress(visitor) && isLoopback(new URL(origin).hostname);
