import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isInside, isInsideName } from '../webhooks/address';

/** The mail server is on an internal network, to which this server must not give access. */
class InsideHost extends Error {
  override name = 'InsideHost';
}

/** Returns whether a host name is internal, before it is resolved. */
export function isHostInside(host: string): boolean {
  return isIP(host) > 0 ? isInside(host) : isInsideName(host);
}

/**
 * Resolves a mail server to the address to connect to, so that a later DNS change has no effect. Refuses a name if one
 * of its addresses is internal.
 */
export async function addressOf(host: string, { allowsInside }: { allowsInside: boolean }): Promise<string> {
  if (!allowsInside && isHostInside(host)) throw new InsideHost('the mail server is not on the internet');
  const addresses = await lookup(host, { all: true });
  if (!allowsInside && addresses.some(({ address }) => isInside(address)))
    throw new InsideHost('the mail server name resolves to an address that is not on the internet');
  const chosen = addresses.find(({ family }) => family === 4) ?? addresses[0];
  if (!chosen) throw Object.assign(new Error('the mail server name does not resolve'), { code: 'ENOTFOUND' });
  return chosen.address;
}
