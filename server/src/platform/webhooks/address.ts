import { BlockList, isIP } from 'node:net';

/** Internal addresses: this machine, its network, cloud metadata, and reserved ranges. */
const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4');

/** Public ranges of IPv6, without those that embed IPv4 addresses. */
const outside6 = new BlockList();
outside6.addSubnet('2000::', 3, 'ipv6');
const carriers6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  carriers6.addSubnet(network, bits, 'ipv6');

/** Whether internal addresses are allowed. A demo allows them, because its network has nothing to protect. */
export const mayReachInside = ({ demo, isSandbox }: { demo: boolean; isSandbox: boolean }): boolean =>
  demo && isSandbox;

/** Returns whether an address is internal and must not be reachable through this server. */
export function isInside(address: string): boolean {
  if (isIP(address) === 4) return inside.check(address, 'ipv4');
  if (isIP(address) !== 6) return true;
  return !outside6.check(address, 'ipv6') || carriers6.check(address, 'ipv6');
}

/** Returns whether the form of a host name shows that it is internal; the name must still be resolved. */
export const isInsideName = (host: string): boolean =>
  !host.includes('.') || /\.(localhost|local|internal)\.?$/i.test(host);

/** Returns the issue of an endpoint's URL before its name is resolved. */
export function urlIssueOf(text: string, { allowsInside }: { allowsInside: boolean }): string | null {
  if (!URL.canParse(text)) return 'URL';
  const { protocol, username, password, hash, hostname } = new URL(text);
  if (protocol !== 'https:' && !(allowsInside && protocol === 'http:')) return 'URL_HTTPS';
  if (username || password || hash) return 'URL';
  if (allowsInside) return null;
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) > 0) return isInside(host) ? 'URL_INSIDE' : null;
  return isInsideName(host) ? 'URL_INSIDE' : null;
}
