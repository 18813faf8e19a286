import type { IncomingMessage, ServerResponse } from 'node:http';
import type { App } from '../deps';
import { bodyOf } from './connection-faults';
import { cutOff } from './connections';
import { networkOf } from './network.rules';

/** Limit of open bodies per address. A page sends a few small ones concurrently; an office uploads some files. */
const openMax = 64;

/**
 * Limits the bodies that one address has in transit, also behind a proxy. Above the limit the oldest body is cut off,
 * so that other clients at the same address are still served.
 */
export function boundOpenBodies(app: App): void {
  const networks = new Map<string, Map<IncomingMessage, ServerResponse>>();
  app.addHook('onRequest', async ({ raw, ip }, reply) => {
    if (bodyOf(raw) === 'none') return;
    const network = networkOf(ip);
    const open = networks.get(network) ?? new Map<IncomingMessage, ServerResponse>();
    networks.set(network, open);
    open.set(raw, reply.raw);
    const leave = () => {
      open.delete(raw);
      if (open.size === 0 && networks.get(network) === open) networks.delete(network);
    };
    for (const event of ['end', 'close']) raw.once(event, leave);
    const [oldest] = open;
    if (open.size <= openMax || !oldest) return;
    open.delete(oldest[0]);
    cutOff(...oldest);
  });
}
