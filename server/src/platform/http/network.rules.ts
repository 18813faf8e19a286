/** A customer line gets at least this many groups of an IPv6 address. */
const groupsOfLine = 4;

/**
 * Returns the network that is counted as one client: an IPv4 address, or the /64 of an IPv6 address, within which a client
 * can use any number of addresses.
 */
export function networkOf(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const [left, right] = [groupsIn(head), groupsIn(tail ?? '')];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...right];
  return `${groups.slice(0, groupsOfLine).join(':')}::/64`;
}

/** An IPv4 address at the end takes the place of two groups. */
const groupsIn = (part: string): string[] =>
  part === ''
    ? []
    : part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : Number.parseInt(group, 16).toString(16)));
