import rateLimit from '@fastify/rate-limit';
import { codes } from '@console/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../deps';
import { connectionQueueOf } from '../db/connection-queue';
import { Refusal } from '../refusal';
import { refusalOf } from './answer';
import { networkOf } from './network.rules';
import { Patience } from './patience.rules';
import { Places, WaitingRoom } from './places.rules';
import { secretHash } from './secret-hash';
import { languageOfRequest } from './visit';
import { visitorOf } from './visitor';

/** Created once: the stack of a new error would cost more than the rest of a refused call. */
const tooMuch = new Refusal(codes.unavailable);

/** Maximum number of stored counters; a network has a few. */
const countedMax = 20_000;

/** Share of the places that one session, or one network without a session, can occupy. */
const share = 0.15;
/** Minimum number of places for this share: more than a page calls concurrently. */
const leastShare = 30;

/** Limits on concurrent requests for pages, pictures and files: in total, and per network. */
const pagesAtOnce = 40;
const pagesOfOne = 10;
/** Limit of waiting requests. A list of users loads one picture per user, and one office opens many lists. */
const pagesWaiting = 2_000;
const pagesWaitingOfOne = 500;

/**
 * Kinds of requests with separate counters: requests without a session cannot exhaust the limit of signed-in users at
 * the same address, and vice versa.
 */
type Counted = 'session' | 'token' | 'guest' | 'upload' | 'page' | 'part';

/**
 * Factors on the limit: a page loads many files, an office opens many pages, and each of these costs less than a call.
 */
const timesAsMany: Partial<Record<Counted, number>> = { page: 5, part: 50 };

/**
 * Returns the session of a known token. Unknown tokens have no counter of their own, because an attacker could invent a
 * new one for each call.
 */
const knownSession = ({ headers, server: { knownSessions } }: FastifyRequest): string | null =>
  (headers.authorization && knownSessions.of(secretHash(headers.authorization))?.sessionId) || null;

function whatIs(request: FastifyRequest): Counted {
  const { door, takes, isPart } = request.routeOptions.config;
  if (door === 'upload') return 'upload';
  if (door === 'serve' || !door) return isPart ? 'part' : 'page';
  if (takes === 'anybody') return 'guest';
  return knownSession(request) === null ? 'token' : 'session';
}

/** Calls with a session are counted by session, because an office behind one address has many; all others by network. */
const whoCounts = (request: FastifyRequest): string =>
  (whatIs(request) === 'session' && knownSession(request)) || networkOf(visitorOf(request));

/**
 * Limits calls by rate per session or network, by the number of concurrent calls, and by the waiting time for a
 * database connection. Refusals are sent immediately and as early as possible, so that no queue builds up.
 */
export async function limitCalls(app: App): Promise<void> {
  const { callsPerMinute, callsAtOnce } = app.deps.config;
  const queue = connectionQueueOf(app.deps.database.pool);
  const patience = new Patience();
  const places = new Places(callsAtOnce, Math.max(leastShare, Math.ceil(callsAtOnce * share)));
  const pages = new WaitingRoom(new Places(pagesAtOnce, pagesOfOne), {
    most: pagesWaiting,
    mostEach: pagesWaitingOfOne,
  });
  await app.register(rateLimit, {
    max: (request) => callsPerMinute * (timesAsMany[whatIs(request)] ?? 1),
    timeWindow: '1 minute',
    cache: countedMax,
    // A stream is counted when it begins.
    keyGenerator: (request) => `${whatIs(request)} ${whoCounts(request)}`,
  });
  const sendAway = (request: FastifyRequest, reply: FastifyReply) => {
    const said = { language: languageOfRequest(request), traceId: request.id };
    return reply.code(503).header('retry-after', '1').send(refusalOf(tooMuch, said));
  };
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.door !== 'mount') return;
    const isQueueTooLong = patience.isGoneWith(queue.state(), performance.now());
    if (isQueueTooLong || places.isFullFor(whoCounts(request))) return sendAway(request, reply);
  });
  app.addHook('onRoute', (route) => {
    const { door, isPart } = route.config ?? {};
    const work = route.handler;
    // The request has arrived completely, so slow senders occupy no place. The place is occupied until the work ends,
    // even if the caller has disconnected.
    if (door === 'mount')
      route.handler = async function handler(request, reply) {
        const who = whoCounts(request);
        if (places.isFullFor(who)) return sendAway(request, reply);
        places.take(who);
        try {
          return await work.call(this, request, reply);
        } finally {
          places.leave(who);
        }
      };
    // Parts of pages are served from memory; all other requests need the database or the disk.
    if (door === 'serve' && !isPart)
      route.handler = async function handler(request, reply) {
        const who = networkOf(visitorOf(request));
        if (!(await pages.enter(who, () => request.raw.socket.destroyed))) return sendAway(request, reply);
        try {
          return await work.call(this, request, reply);
        } finally {
          pages.leave(who);
        }
      };
  });
}
