import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isInside } from './address';

/** Request to a receiver. */
interface Posting {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Posts a delivery and resolves with the status. Rejects if there is no response. */
export type PostWebhook = (posting: Posting) => Promise<number>;

const waitMs = 10_000;

/**
 * Posts without following redirects. The resolved address is checked while the connection is made, so that a DNS change
 * between check and use has no effect.
 */
export const postTo =
  ({ allowsInside }: { allowsInside: boolean }): PostWebhook =>
  ({ url, headers, body }) =>
    new Promise((resolve, reject) => {
      const { protocol, hostname } = new URL(url);
      const host = hostname.replace(/^\[|\]$/g, '');
      if (!allowsInside && (protocol !== 'https:' || (isIP(host) > 0 && isInside(host))))
        return reject(new Error('the address is not allowed'));
      const post = protocol === 'https:' ? requestHttps : requestHttp;
      const sending = post(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: false,
        lookup: allowsInside ? lookup : lookupOutside,
        signal: AbortSignal.timeout(waitMs),
      });
      sending.on('error', reject);
      sending.on('response', (response) => {
        resolve(response.statusCode ?? 0);
        // The body of the response is not needed.
        response.destroy();
      });
      sending.end(body);
    });

/** Resolves a name. Refuses it if any of its addresses is internal. */
const lookupOutside: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isInside(address)))
      return callback(new Error('the host name resolves to an address that is not allowed'), '', 0);
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};
