import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isInside } from './address';

/** What is sent, and where. */
interface Posting {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Puts a delivery to a receiver and answers with its status; rejects where none came. */
export type PostWebhook = (posting: Posting) => Promise<number>;

const waitMs = 10_000;

/**
 * Posts without following anything: a redirect is an answer like any other. The address that a name stands for is
 * checked when the connection is made, so a name that changes its address between check and use gains nothing.
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
        // What a receiver says beyond its status is nobody's to keep.
        response.destroy();
      });
      sending.end(body);
    });

/** Looks a name up, and refuses it where any of its addresses is inside. */
const lookupOutside: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isInside(address)))
      return callback(new Error('the name leads to an address that is not allowed'), '', 0);
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};
