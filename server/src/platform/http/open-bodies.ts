import type { IncomingMessage, ServerResponse } from 'node:http';
import type { App } from '../deps';
import { bodyOf } from './connection-faults';
import { cutOff } from './connections';
import { networkOf } from './network.rules';

/** A page sends a few calls at once, whose bodies are there with them; an office sends some files. */
const openMax = 64;

/**
 * So many bodies of one address may be on their way at once, behind a proxy too. Beyond, the one that has been on its way
 * for the longest time is given up: a neighbour of whoever holds them open is served all the same.
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
