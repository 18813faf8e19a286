import type { App } from '../deps';
import { BrokenRequest } from './broken-request';

/** What a request says once: of two, a proxy before us and we would believe another one. */
const once = new Set(['host', 'authorization', 'cookie', 'content-type', 'origin', 'idempotency-key']);

/** Refuses a request with two headers of a name of which there is one. Those of lengths are refused before it is one. */
export function refuseDoubledHeaders(app: App): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    const seen = new Set<string>();
    for (let at = 0; at < rawHeaders.length; at += 2) {
      const name = rawHeaders[at]?.toLowerCase() ?? '';
      if (!once.has(name)) continue;
      if (seen.has(name)) throw new BrokenRequest(`A request has two headers ${name}.`);
      seen.add(name);
    }
  });
}
