import type { SystemMarker } from '@console/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieValues } from './caller.rules';

/** The cookie that continues a session after a reload, and without which no token of the session counts. */
const names: Record<SystemMarker, string> = { vcc: 'resume', 'self-onboarding': 'resume-onboarding' };

/** Such a name is kept by a browser only from the host itself and over HTTPS, so no neighbour can plant the cookie. */
const hostOnly = '__Host-';

/** A sandbox on the machine of its reader has no certificate; anywhere else nothing is answered without one. */
const isBareSandbox = ({ protocol, server }: FastifyRequest): boolean =>
  protocol === 'http' && server.deps.config.isSandbox;

const sessionCookieOf = (request: FastifyRequest, marker: SystemMarker): string =>
  isBareSandbox(request) ? names[marker] : hostOnly + names[marker];

/** The secret in the cookie; null where there is none, and where there are two: one of them was planted. */
export function cookieSecretOf(request: FastifyRequest, marker: SystemMarker): string | null {
  const [secret, ...others] = cookieValues(request.headers.cookie, sessionCookieOf(request, marker));
  return secret && others.length === 0 ? secret : null;
}

/** Null forgets the cookie. */
export function leaveCookie(
  { request, reply, marker }: { request: FastifyRequest; reply: FastifyReply; marker: SystemMarker },
  value: { secret: string; maxAgeSeconds: number } | null,
): void {
  const name = sessionCookieOf(request, marker);
  const secure = name.startsWith(hostOnly) || request.protocol === 'https';
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  if (value === null) void reply.clearCookie(name, options);
  else void reply.setCookie(name, value.secret, { ...options, maxAge: value.maxAgeSeconds });
}
