import type { FastifyRequest } from 'fastify';
import { type Caller, callerOf } from './caller.rules';

/** Who sent a request, as its browser says. */
export const callerOfRequest = ({ headers, origin }: FastifyRequest): Caller =>
  callerOf({ site: headers['sec-fetch-site']?.toString(), origin: headers.origin, here: origin });
