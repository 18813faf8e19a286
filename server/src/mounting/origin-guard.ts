import { codes } from '@console/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../deps';
import { Refusal } from '../refusal';
import { refusalOf } from './answer';
import { isMadeHere, originOf } from './origin.rules';
import { languageOfRequest } from './visit';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the request was sent to, as far as it can be believed; empty where it does not say. */
    origin: string;
    /** It was made on this machine. */
    isHere: boolean;
  }
}

/** Reads once where a request was sent to, for all that goes by it. What can be read in two ways is not read at all. */
export function guardOrigins(app: App): void {
  app.decorateRequest('origin', '');
  app.decorateRequest('isHere', false);
  app.addHook('onRequest', async (request, reply) => {
    const origin = hostsOf(request) > 1 ? null : originOf(request.protocol, request.host);
    if (origin === null) return refuse(request, reply);
    request.origin = origin;
    request.isHere = isMadeHere({ peer: request.socket.remoteAddress ?? '', visitor: request.ip, origin });
  });
}

/** Of two hosts one might be read here and the other one by a proxy. */
const hostsOf = ({ raw }: FastifyRequest): number =>
  raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;

function refuse(request: FastifyRequest, reply: FastifyReply) {
  const said = { language: languageOfRequest(request), traceId: request.id };
  return reply
    .code(400)
    .header('cache-control', 'no-store')
    .send(refusalOf(new Refusal(codes.badRequest), said));
}
