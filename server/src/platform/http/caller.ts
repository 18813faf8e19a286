import type { FastifyRequest } from 'fastify';
import { type Caller, callerOf } from './caller.rules';

/** Returns the source of a request according to its browser headers. */
export const callerOfRequest = ({ headers, origin }: FastifyRequest): Caller =>
  callerOf({ site: headers['sec-fetch-site']?.toString(), origin: headers.origin, here: origin });
