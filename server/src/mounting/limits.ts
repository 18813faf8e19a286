import rateLimit from '@fastify/rate-limit';
import { codes } from '@console/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
 * too much instead of waiting in a line that only grows, before anything is read of them where that can be said so early.
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
  const isFull = () => running >= callsAtOnce;
  const sendAway = (request: FastifyRequest, reply: FastifyReply) => {
    const said = { language: languageOfRequest(request), traceId: request.id };
    return reply.code(503).header('retry-after', '1').send(refusalOf(tooMuch, said));
  };
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.door !== 'mount') return;
    const isLineTooLong = patience.isGoneWith(turns.line(), performance.now());
    if (isLineTooLong || isFull()) return sendAway(request, reply);
  });
  app.addHook('onRoute', (route) => {
    if (route.config?.door !== 'mount') return;
    const work = route.handler;
    // From here on all of the request is there: who sends it slowly has taken nobody's place. It is worked on until it is
    // done, also when the caller has gone away.
    route.handler = async function handler(request, reply) {
      if (isFull()) return sendAway(request, reply);
      running += 1;
      try {
        return await work.call(this, request, reply);
      } finally {
        running -= 1;
      }
    };
  });
}
