/** Of an address of IPv6, a line to the net is given at least this many groups of its own. */
const groupsOfLine = 4;

/** Who is counted as one: an address of IPv4, or the /64 of IPv6, within which anybody takes as many as they like. */
export function networkOf(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const [left, right] = [groupsIn(head), groupsIn(tail ?? '')];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...right];
  return `${groups.slice(0, groupsOfLine).join(':')}::/64`;
}

/** An address of IPv4 at the end takes the place of two groups. */
const groupsIn = (part: string): string[] =>
  part === ''
    ? []
    : part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : Number.parseInt(group, 16).toString(16)));
