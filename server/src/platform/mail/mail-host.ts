import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isInside, isInsideName } from '../webhooks/address';

/** A mail server that nobody may reach through us. */
class InsideHost extends Error {
  override name = 'InsideHost';
}

/** What is wrong with a host before its name is looked up. */
export function isHostInside(host: string): boolean {
  return isIP(host) > 0 ? isInside(host) : isInsideName(host);
}

/**
 * The address that a mail server is reached at. It is the connection's own, so that a name that leads elsewhere a moment
 * later gains nothing; a name of which any address is inside is refused.
 */
export async function addressOf(host: string, { allowsInside }: { allowsInside: boolean }): Promise<string> {
  if (!allowsInside && isHostInside(host)) throw new InsideHost('the mail server is not on the internet');
  const addresses = await lookup(host, { all: true });
  if (!allowsInside && addresses.some(({ address }) => isInside(address)))
    throw new InsideHost('the name of the mail server leads to an address that is not on the internet');
  const chosen = addresses.find(({ family }) => family === 4) ?? addresses[0];
  if (!chosen) throw Object.assign(new Error('the name of the mail server leads nowhere'), { code: 'ENOTFOUND' });
  return chosen.address;
}
