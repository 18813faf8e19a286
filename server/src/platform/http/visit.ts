import { holdsCardNumber, languages, type Language, type SystemMarker } from '@console/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkOriginOf } from '../mail/link.rules';
import { compositionIn } from '../traces/composition';
import { callerOfRequest } from './caller';
import { countryOf, type TrustedPeers, trustedPeersOf } from './country';
import { cookieSecretOf, leaveCookie } from './session-cookie';

/** The browser behind a request, for the few calls that need more than their input. */
export interface Visit {
  ip: string;
  userAgent: string;
  /** Versions that the page runs, as it says; null where it does not. */
  composition: string | null;
  /** As a trusted proxy says; null where none does. */
  country: string | null;
  /** Where the console was reached; a request can say anything, so it is never trusted by itself. */
  origin: string;
  /** Where a link leads that is mailed for a company with these sites. */
  linkOriginOf: (siteOrigins: string[]) => string;
  /** The session of the token; empty where there is none. */
  sessionId: string;
  /** The secret of the resume cookie, if a page of ours sent it; each marker has a cookie of its own. */
  resumeSecretOf: (marker: SystemMarker) => string | null;
  /** Takes effect only if the request's transaction is kept; null forgets the cookie. */
  leaveResumeSecret: (marker: SystemMarker, value: ResumeSecret | null) => void;
}

interface ResumeSecret {
  secret: string;
  maxAgeSeconds: number;
}

/** Language of a request; anything but a known one means English. */
export const languageOfRequest = (request: FastifyRequest): Language =>
  languages.find((language) => language === request.headers.language) ?? 'en_US';

/** What a browser calls itself. It can say anything, and is kept: so not at length, and nothing with a card number in it. */
export function userAgentOf({ headers }: FastifyRequest): string {
  const said = (headers['user-agent'] ?? '').slice(0, 300);
  return holdsCardNumber(said) ? '' : said;
}

const cached = new WeakMap<string[], TrustedPeers | null>();

/** Of the configuration, which stays what it is. */
function peersOf(trustProxy: string[]): TrustedPeers | null {
  const peers = cached.get(trustProxy) ?? trustedPeersOf(trustProxy);
  cached.set(trustProxy, peers);
  return peers;
}

/** Only the peer itself can be trusted to have set the header; what is forwarded can be forged. */
export function countryOfRequest(request: FastifyRequest): string | null {
  const { trustProxy, countryHeader } = request.server.deps.config;
  if (request.headers[countryHeader] === undefined) return null;
  const isTrusted = peersOf(trustProxy)?.(request.socket.remoteAddress ?? '') ?? false;
  return countryOf(request.headers[countryHeader], isTrusted);
}

/** The visit of a request, and what it wants to leave behind once the work is kept. */
export function visitOf(
  request: FastifyRequest,
  sessionId: string,
): { visit: Visit; leave: (reply: FastifyReply) => void } {
  const { config } = request.server.deps;
  const left = new Map<SystemMarker, ResumeSecret | null>();
  const visit: Visit = {
    ip: request.ip,
    userAgent: userAgentOf(request),
    composition: compositionIn(request.headers['x-composition']),
    country: countryOfRequest(request),
    origin: request.origin,
    linkOriginOf: (siteOrigins) =>
      linkOriginOf({ ...config, siteOrigins, requested: request.origin, isHere: request.isHere }),
    sessionId,
    // It is all that such a call goes by, and a browser sends it whoever asks.
    resumeSecretOf: (marker) => (callerOfRequest(request) === 'own page' ? cookieSecretOf(request, marker) : null),
    leaveResumeSecret: (marker, value) => void left.set(marker, value),
  };
  const leave = (reply: FastifyReply) => {
    for (const [marker, value] of left) leaveCookie({ request, reply, marker }, value);
  };
  return { visit, leave };
}
