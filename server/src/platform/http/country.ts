import { BlockList, isIP } from 'node:net';

/** Addresses of the proxies that may say where a visitor comes from. */
export type TrustedPeers = (peer: string) => boolean;

/** From addresses and networks, as `10.0.0.0/8` or `2001:db8::1`; null where one of them is neither. */
export function trustedPeersOf(entries: string[]): TrustedPeers | null {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits, ...rest] = entry.split('/');
    const version = isIP(address);
    const widest = version === 6 ? 128 : 32;
    const prefix = bits === undefined ? widest : Number(bits);
    if (version === 0 || rest.length > 0 || !/^\d+$/.test(bits ?? '0') || prefix > widest) return null;
    list.addSubnet(address, prefix, familyOf(version));
  }
  return (peer) => {
    // An IPv4 peer of a socket that listens on both comes as `::ffff:10.0.0.1`.
    const address = peer.replace(/^::ffff:(?=\d+\.)/i, '');
    const version = isIP(address);
    return version !== 0 && list.check(address, familyOf(version));
  };
}

const familyOf = (version: number) => (version === 6 ? 'ipv6' : 'ipv4');

/** ISO 3166-1 alpha-2, or null where nobody who is trusted said so. */
export const countryOf = (header: string | string[] | undefined, isTrusted: boolean): string | null =>
  isTrusted && typeof header === 'string' && /^[A-Z]{2}$/i.test(header) ? header.toUpperCase() : null;

/** A visitor of unknown country is let in: without a trusted proxy there is no country to go by. */
export const isBlocked = (country: string | null, restricted: readonly string[]): boolean =>
  country !== null && restricted.includes(country);
