import { codes, languages, messageOf, type Code } from '@console/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../deps';
import { Refusal } from '../refusal';
import { caches, dataHeaders } from './headers';
import { refusalOf } from './answer';
import { isLoopback, isMadeHere, originOf } from './origin.rules';
import { languageOfRequest } from './visit';
import { visitorOf } from './visitor';

declare module 'fastify' {
  interface FastifyRequest {
    /** Origin that the request was sent to; empty if it is missing or not trusted. */
    origin: string;
    /** Whether the request was made on this machine. */
    isHere: boolean;
  }
}

/** Probes of load balancers. Their response is one word without secrets, so they are served without HTTPS. */
const probes = new Set(['/healthz', '/readyz']);

/** HSTS: a browser that has used HTTPS uses nothing else for two years. */
const strictTransport = 'max-age=63072000';

/**
 * Sets the origin of each request once, for all later checks. Refuses ambiguous hosts, and plain HTTP from other
 * machines, where tokens and card numbers could be intercepted.
 */
export function guardOrigins(app: App): void {
  app.decorateRequest('origin', '');
  app.decorateRequest('isHere', false);
  app.addHook('onRequest', async (request, reply) => {
    const origin = originOf(request.protocol, request.host);
    if (origin === null) return refuse(request, reply, { status: 400, code: codes.badRequest });
    request.origin = origin;
    request.isHere = isMadeHere({ peer: request.socket.remoteAddress ?? '', visitor: visitorOf(request), origin });
    if (isLoopback(new URL(origin).hostname)) return;
    if (request.protocol === 'https') void reply.header('strict-transport-security', strictTransport);
    else if (!probes.has(request.routeOptions.url ?? ''))
      return request.method === 'POST'
        ? refuse(request, reply, { status: 403, code: codes.insecure })
        : sayInsecure(reply);
  });
}

/** Plain text for users, in both languages because their language is not known yet. */
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
