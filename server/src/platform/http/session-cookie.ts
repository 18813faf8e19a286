import type { SystemMarker } from '@console/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieValues } from './caller.rules';

/** Cookie that resumes a session after a reload. A token is only valid together with its session's cookie. */
const names: Record<SystemMarker, string> = { vcc: 'resume', 'self-onboarding': 'resume-onboarding' };

/** Prefix that makes browsers accept the cookie only from this host and over HTTPS: a sibling domain cannot set it. */
const hostOnly = '__Host-';

/** A local sandbox has no certificate. All others serve HTTPS only. */
const isBareSandbox = ({ protocol, server }: FastifyRequest): boolean =>
  protocol === 'http' && server.deps.config.isSandbox;

const sessionCookieOf = (request: FastifyRequest, marker: SystemMarker): string =>
  isBareSandbox(request) ? names[marker] : hostOnly + names[marker];

/**
 * Returns the secret in the cookie. Null if there is none, or if there are two, because an attacker may have planted
 * one of them.
 */
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
