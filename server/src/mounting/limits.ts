import rateLimit from '@fastify/rate-limit';
import { codes } from '@console/contracts';
import type { App } from '../deps';
import { turnsOf } from '../plugins/turns';
import { Refusal } from '../refusal';
import { refusalOf } from './answer';
import { Patience } from './patience.rules';
import { secretHash } from './session-guard';
import { languageOfRequest } from './visit';

/** Made once: its stack would cost more than all else that is done for a call that is sent away. */
const tooMuch = new Refusal(codes.unavailable);

/**
 * Bounds on calls. Nobody makes more of them in a minute than a person could. More than a fixed number are not worked
 * on at once, and none begins while those before it wait too long for the database: the rest hear at once that it is
 * too much, before anything is read of them, instead of waiting in a line that only grows.
 */
export async function limitCalls(app: App): Promise<void> {
  const { callsPerMinute, callsAtOnce } = app.deps.config;
  const turns = turnsOf(app.deps.database.pool);
  const patience = new Patience();
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
    const isLineTooLong = patience.isGoneWith(turns.line(), performance.now());
    if (isLineTooLong || running >= callsAtOnce) {
      const said = { language: languageOfRequest(request), traceId: request.id };
      return reply.code(503).header('retry-after', '1').send(refusalOf(tooMuch, said));
    }
    running += 1;
    // Also when the caller has gone away and no answer can be sent.
    reply.raw.once('close', () => {
      running -= 1;
    });
  });
}
