import { BlockList, isIP } from 'node:net';

/** Returns whether an address is a proxy whose country header is trusted. */
export type TrustedPeers = (peer: string) => boolean;

/** Parses addresses and networks, such as `10.0.0.0/8` or `2001:db8::1`. Returns null if one of them is invalid. */
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
    // On a dual-stack socket an IPv4 peer appears as `::ffff:10.0.0.1`.
    const address = peer.replace(/^::ffff:(?=\d+\.)/i, '');
    const version = isIP(address);
    return version !== 0 && list.check(address, familyOf(version));
  };
}

const familyOf = (version: number) => (version === 6 ? 'ipv6' : 'ipv4');

/** Country code (ISO 3166-1 alpha-2), or null without a trusted header. */
export const countryOf = (header: string | string[] | undefined, isTrusted: boolean): string | null =>
  isTrusted && typeof header === 'string' && /^[A-Z]{2}$/i.test(header) ? header.toUpperCase() : null;

/** Visitors of unknown country are admitted: without a trusted proxy there is no country to check. */
export const isBlocked = (country: string | null, restricted: readonly string[]): boolean =>
  country !== null && restricted.includes(country);
