import { codes, languages, messageOf, type Code } from '@console/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../deps';
import { Refusal } from '../refusal';
import { caches, dataHeaders } from './headers';
import { refusalOf } from './answer';
import { isLoopback, isMadeHere, originOf } from './origin.rules';
import { languageOfRequest } from './visit';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the request was sent to, as far as it can be believed; empty where it does not say. */
    origin: string;
    /** It was made on this machine. */
    isHere: boolean;
  }
}

/** What a load balancer asks inside its own network. Both say one word, and it is no secret. */
const probes = new Set(['/healthz', '/readyz']);

/** A browser that once came over HTTPS comes back over nothing else for two years. */
const strictTransport = 'max-age=63072000';

/**
 * Reads once where a request was sent to, for all that goes by it. What can be read in two ways is not read at all, and
 * away from this machine nothing is answered in the clear: whoever is on the way would read tokens and numbers.
 */
export function guardOrigins(app: App): void {
  app.decorateRequest('origin', '');
  app.decorateRequest('isHere', false);
  app.addHook('onRequest', async (request, reply) => {
    const origin = originOf(request.protocol, request.host);
    if (origin === null) return refuse(request, reply, { status: 400, code: codes.badRequest });
    request.origin = origin;
    request.isHere = isMadeHere({ peer: request.socket.remoteAddress ?? '', visitor: request.ip, origin });
    if (isLoopback(new URL(origin).hostname)) return;
    if (request.protocol === 'https') void reply.header('strict-transport-security', strictTransport);
    else if (!probes.has(request.routeOptions.url ?? ''))
      return request.method === 'POST'
        ? refuse(request, reply, { status: 403, code: codes.insecure })
        : sayInsecure(reply);
  });
}

/** To who reads it in a browser, before anything is known of them. */
const insecure = languages.map((language) => `${messageOf(codes.insecure, language)}\n`).join('');

const sayInsecure = (reply: FastifyReply) =>
  reply
    .code(403)
    .headers({ ...dataHeaders, 'cache-control': caches.never })
    .type('text/plain; charset=utf-8')
    .send(insecure);

function refuse(request: FastifyRequest, reply: FastifyReply, { status, code }: { status: number; code: Code }) {
  const said = { language: languageOfRequest(request), traceId: request.id };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send(refusalOf(new Refusal(code), said));
}
