import type { FastifyRequest } from 'fastify';
import type { App } from '../deps';
import { caches } from './headers';
import { addressMax } from './address.rules';
import { isBearer, isSecret } from './same-secret';
import { nothing, type ServedRoute } from './served';

/**
 * Rate limit headers, for programs that call operations. A page loads dozens of files, and browsers ignore these
 * headers.
 */
const rateHeaders = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'];

/** Adds a response that is not an operation. This is the only function that can. */
export function serve(
  app: App,
  { path, access, cache, headers, isPart, isOfFrame, answer: respond }: ServedRoute,
): void {
  app.get(path, { config: { door: 'serve', isPart, isOfFrame } }, async (request, reply) => {
    const isServed = mayAsk(app, request, access) && (!isPart || asksForPart(request));
    const {
      status = 200,
      type,
      body,
      headers: own,
      cache: ownCache,
    } = isServed ? await respond(request, app) : nothing;
    const keeping = status === 200 || status === 304 ? caches[ownCache ?? cache] : caches.never;
    for (const header of rateHeaders) void reply.removeHeader(header);
    return reply
      .code(status)
      .headers({ ...headers, ...own, 'cache-control': keeping })
      .type(type)
      .send(body);
  });
}

function mayAsk(
  { deps: { config }, mailboxKey }: App,
  request: FastifyRequest,
  access: ServedRoute['access'],
): boolean {
  if (access === 'public') return true;
  if (access === 'metrics') return isBearer(request.headers.authorization, config.metricsToken);
  return config.demo && config.isSandbox && isSecret(Object(request.query).key, mailboxKey);
}

/** Values of `sec-fetch-dest` for parts of a page. */
const partDestinations = new Set(['empty', 'script', 'style', 'image', 'font']);

/**
 * Returns whether a page requests the file as its part. Opened directly, in a frame or as an object, a file could run
 * code at the console's origin, so such requests get 404. Old browsers that do not send the header are not supported.
 */
function asksForPart({ url, headers }: FastifyRequest): boolean {
  const destination = headers['sec-fetch-dest'];
  const isPart = destination === undefined || partDestinations.has(destination);
  return url.length <= addressMax && isPart && headers['sec-fetch-mode'] !== 'navigate';
}
