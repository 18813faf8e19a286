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
import { secretHash } from './session-guard';
import { languageOfRequest } from './visit';

/** Made once: its stack would cost more than all else that is done for a call that is sent away. */
const tooMuch = new Refusal(codes.unavailable);

/** Keys whose counts are remembered; a network makes a few. */
const countedMax = 20_000;

/** Part of all places for calls that one session has, or one network where there is none: nobody takes them all. */
const share = 0.15;
/** A page asks for less at once, however few places there are. */
const leastShare = 30;

/** Pages, pictures and files that are worked on at once, and how many of them for one network. */
const pagesAtOnce = 40;
const pagesOfOne = 10;
/** A list of people has a picture for each, and an office many lists. */
const pagesWaiting = 2_000;
const pagesWaitingOfOne = 500;

/** What is counted by itself. What a stranger sends must not stop who shares their address, nor the other way round. */
type Counted = 'session' | 'token' | 'guest' | 'upload' | 'page' | 'part';

/** A page loads many files, and an office many pages: each is cheaper than a call. */
const timesAsMany: Partial<Record<Counted, number>> = { page: 5, part: 50 };

/** The session of a token, whichever of its tokens it is; anything that is none could be made up anew for each call. */
const knownSession = ({ headers, server: { knownSessions } }: FastifyRequest): string | null =>
  (headers.authorization && knownSessions.of(secretHash(headers.authorization))?.sessionId) || null;

function whatIs(request: FastifyRequest): Counted {
  const { door, takes, isPart } = request.routeOptions.config;
  if (door === 'upload') return 'upload';
  if (door === 'serve' || !door) return isPart ? 'part' : 'page';
  if (takes === 'anybody') return 'guest';
  return knownSession(request) === null ? 'token' : 'session';
}

/** An office behind one address has many sessions, each with its own count; what needs none is counted by network. */
const whoCounts = (request: FastifyRequest): string =>
  (whatIs(request) === 'session' && knownSession(request)) || networkOf(request.ip);

/**
 * Bounds on calls. Nobody makes more of them in a minute than a person could. More than a fixed number are not worked
 * on at once, and none begins while those before it wait too long for the database: the rest hear at once that it is
 * too much instead of waiting in a line that only grows, before anything is read of them where that can be said so early.
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
    // From here on all of the request is there: who sends it slowly has taken nobody's place. It is worked on until it is
    // done, also when the caller has gone away.
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
    // Parts of pages are in memory; whatever else is given is asked of the database or the disk.
    if (door === 'serve' && !isPart)
      route.handler = async function handler(request, reply) {
        const who = networkOf(request.ip);
        if (!(await pages.enter(who, () => request.raw.socket.destroyed))) return sendAway(request, reply);
        try {
          return await work.call(this, request, reply);
        } finally {
          pages.leave(who);
        }
      };
  });
}
