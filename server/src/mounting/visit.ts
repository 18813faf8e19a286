import { languages, type Language } from '@console/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { countryOf, trustedPeersOf } from './country';

/** The browser behind a request, for the few calls that need more than their input. */
export interface Visit {
  ip: string;
  userAgent: string;
  /** As a trusted proxy says; null where none does. */
  country: string | null;
  /** Where the console was reached; a request can say anything, so it is never trusted by itself. */
  origin: string;
  /** The session of the token; empty where there is none. */
  sessionId: string;
  resumeCookie: string | null;
  /** Takes effect only if the request's transaction is kept; null forgets the cookie. */
  leaveResumeCookie: (value: { secret: string; maxAgeSeconds: number } | null) => void;
}

export const resumeCookieName = 'resume';

/** Language of a request; anything but a known one means English. */
export const languageOfRequest = (request: FastifyRequest): Language =>
  languages.find((known) => known === request.headers.language) ?? 'en_US';

/** Only the peer itself can be trusted to have set the header; what is forwarded can be forged. */
export function countryOfRequest(request: FastifyRequest): string | null {
  const { trustProxy, countryHeader } = request.server.deps.config;
  const isTrusted = trustedPeersOf(trustProxy)?.(request.socket.remoteAddress ?? '') ?? false;
  return countryOf(request.headers[countryHeader], isTrusted);
}

/** The visit of a request, and what it wants to leave behind once the work is kept. */
export function visitOf(
  request: FastifyRequest,
  sessionId: string,
): { visit: Visit; leave: (reply: FastifyReply) => void } {
  let left: Parameters<Visit['leaveResumeCookie']>[0] | undefined;
  const visit: Visit = {
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    country: countryOfRequest(request),
    origin: `${request.protocol}://${request.host}`,
    sessionId,
    resumeCookie: request.cookies[resumeCookieName] ?? null,
    leaveResumeCookie: (value) => {
      left = value;
    },
  };
  const leave = (reply: FastifyReply) => {
    if (left === undefined) return;
    const options = { path: '/', httpOnly: true, sameSite: 'strict', secure: request.protocol === 'https' } as const;
    if (left === null) void reply.clearCookie(resumeCookieName, options);
    else void reply.setCookie(resumeCookieName, left.secret, { ...options, maxAge: left.maxAgeSeconds });
  };
  return { visit, leave };
}
