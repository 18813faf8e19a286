import type { SystemMarker } from '@console/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieValues } from './caller.rules';

/** The cookie that resumes a session after a reload. A token is only valid together with the cookie of its session. */
const names: Record<SystemMarker, string> = { vcc: 'resume', 'self-onboarding': 'resume-onboarding' };

/** Prefix that makes browsers accept the cookie only from this host over HTTPS, so that a sibling domain cannot set it. */
const hostOnly = '__Host-';

/** A local sandbox has no certificate. Everywhere else only HTTPS is answered. */
const isBareSandbox = ({ protocol, server }: FastifyRequest): boolean =>
  protocol === 'http' && server.deps.config.isSandbox;

const sessionCookieOf = (request: FastifyRequest, marker: SystemMarker): string =>
  isBareSandbox(request) ? names[marker] : hostOnly + names[marker];

/** Returns the secret in the cookie. Null without one, or with two, because one of them was planted. */
export function cookieSecretOf(request: FastifyRequest, marker: SystemMarker): string | null {
  const [secret, ...others] = cookieValues(request.headers.cookie, sessionCookieOf(request, marker));
  return secret && others.length === 0 ? secret : null;
}

/** Sets the cookie; null deletes it. */
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
