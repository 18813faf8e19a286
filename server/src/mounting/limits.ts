import rateLimit from '@fastify/rate-limit';
import type { App } from '../deps';
import { secretHash } from './session-guard';

/** A fault of transport that `answerFault` puts into the envelope. */
class Shed extends Error {
  readonly statusCode = 503;
}

/**
 * Two bounds on calls. Nobody makes more of them in a minute than a person could; and more than a fixed number are
 * not worked on at once: the rest hear at once that it is too much, instead of waiting in a line that only grows.
 */
export async function limitCalls(app: App): Promise<void> {
  const { callsPerMinute, callsAtOnce } = app.deps.config;
  let running = 0;
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: '1 minute',
    // An office behind one address has many sessions; each has its own count.
    keyGenerator: ({ headers, ip }) => (headers.authorization ? secretHash(headers.authorization) : ip),
    // A stream is counted when it begins.
    allowList: ({ routeOptions }) => routeOptions.config.door === 'serve' || !routeOptions.config.door,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.door !== 'mount') return;
    if (running >= callsAtOnce) {
      void reply.header('retry-after', '1');
      throw new Shed('too many calls at once');
    }
    running += 1;
    // Also when the caller has gone away and no answer can be sent.
    reply.raw.once('close', () => {
      running -= 1;
    });
  });
}
