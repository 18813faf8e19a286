import type { App } from '../deps';
import { BrokenRequest } from './broken-request';

/** Headers that must occur once: with two of them, a proxy and this server could each use a different one. */
const once = new Set(['host', 'authorization', 'cookie', 'content-type', 'origin', 'idempotency-key']);

/** Refuses a request that repeats one of these headers. Node itself refuses repeated length headers. */
export function refuseDoubledHeaders(app: App): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    const seen = new Set<string>();
    for (let at = 0; at < rawHeaders.length; at += 2) {
      const name = rawHeaders[at]?.toLowerCase() ?? '';
      if (!once.has(name)) continue;
      if (seen.has(name)) throw new BrokenRequest(`The request has a duplicate ${name} header.`);
      seen.add(name);
    }
  });
}
