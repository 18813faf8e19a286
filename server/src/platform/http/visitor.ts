import type { FastifyRequest } from 'fastify';
import { BlockList, isIP, SocketAddress } from 'node:net';

/** Returns whether an address belongs to a trusted proxy. */
export type TrustedPeers = (peer: string) => boolean;

/**
 * Returns the address in a text in a canonical form: IPv6 compressed, IPv4 within IPv6 as IPv4, without port, brackets
 * and zone. Null if the text is not an address.
 */
export function addressOf(text: string): string | null {
  const trimmed = text.trim();
  const [, inner] = /^\[([^[\]]+)\](?::\d{1,5})?$/.exec(trimmed) ?? /^([\d.]+):\d{1,5}$/.exec(trimmed) ?? [];
  const address = (inner ?? trimmed).replace(/%.*$/, '');
  const version = isIP(address);
  if (version !== 6) return version === 4 ? address : null;
  return new SocketAddress({ address, family: 'ipv6' }).address.replace(/^::ffff:(?=\d+\.)/, '');
}

const familyOf = (version: number) => (version === 6 ? 'ipv6' : 'ipv4');

/** Parses addresses and networks, such as `10.0.0.0/8` or `2001:db8::1`. Returns null if one of them is invalid. */
export function trustedPeersOf(entries: readonly string[]): TrustedPeers | null {
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
    const address = addressOf(peer);
    return address !== null && list.check(address, familyOf(isIP(address)));
  };
}

const cached = new WeakMap<readonly string[], TrustedPeers>();

/** Returns whether an address is a configured proxy. The configuration is parsed once. */
function isTrusted(request: FastifyRequest, address: string): boolean {
  const { trustProxy } = request.server.deps.config;
  const peers = cached.get(trustProxy) ?? trustedPeersOf(trustProxy) ?? (() => false);
  cached.set(trustProxy, peers);
  return peers(address);
}

/** The other end of the connection: the visitor or the last proxy. Empty after the connection is closed. */
const peerOf = ({ socket }: FastifyRequest): string => addressOf(socket.remoteAddress ?? '') ?? '';

/** Returns whether the other end of the connection is a trusted proxy. Forwarded addresses can be forged. */
export const isFromProxy = (request: FastifyRequest): boolean => isTrusted(request, peerOf(request));

const visitors = new WeakMap<FastifyRequest, string>();

/**
 * Returns the visitor's address: the last address in X-Forwarded-For that is not a trusted proxy. Entries before an
 * invalid one are ignored, because their author is unknown; in that case the proxy counts as the visitor.
 */
export function visitorOf(request: FastifyRequest): string {
  const visitor = visitors.get(request) ?? findVisitor(request);
  visitors.set(request, visitor);
  return visitor;
}

function findVisitor(request: FastifyRequest): string {
  let visitor = peerOf(request);
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  for (const entry of forwarded.toReversed()) {
    const next = addressOf(entry);
    if (next === null || !isTrusted(request, visitor)) break;
    visitor = next;
  }
  return visitor;
}
