import { holdsCardNumber, languages, type Language, type SystemMarker } from '@console/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkOriginOf } from '../mail/link.rules';
import { compositionIn } from '../traces/composition';
import { callerOfRequest } from './caller';
import { countryOf } from './country';
import { cookieSecretOf, leaveCookie } from './session-cookie';
import { isFromProxy, visitorOf } from './visitor';

/** The browser behind a request, for operations that need more than their input. */
export interface Visit {
  ip: string;
  userAgent: string;
  /** Versions that the page runs, as reported by the page; null if it reports none. */
  composition: string | null;
  /** Country from a trusted proxy; null without one. */
  country: string | null;
  /** Console origin that the request was sent to. The header can be forged, so it must not be trusted alone. */
  origin: string;
  /** Configured origin of the console. Only the platform company can have it as a site. */
  publicOrigin: string;
  /** Returns the origin for links in mails of a company with these sites. */
  linkOriginOf: (siteOrigins: string[]) => string;
  /** Session of the token; empty without one. */
  sessionId: string;
  /** Returns the secret of the resume cookie if one of our pages sent it; each marker has its own cookie. */
  resumeSecretOf: (marker: SystemMarker) => string | null;
  /** Sets the resume cookie when the transaction is committed; null deletes it. */
  leaveResumeSecret: (marker: SystemMarker, value: ResumeSecret | null) => void;
}

interface ResumeSecret {
  secret: string;
  maxAgeSeconds: number;
}

/** Language of a request; English unless the request asks for another supported language. */
export const languageOfRequest = (request: FastifyRequest): Language =>
  languages.find((language) => language === request.headers.language) ?? 'en_US';

/** Returns the user agent, shortened and without card numbers: clients can send any text, and it is stored. */
export function userAgentOf({ headers }: FastifyRequest): string {
  const said = (headers['user-agent'] ?? '').slice(0, 300);
  return holdsCardNumber(said) ? '' : said;
}

export function countryOfRequest(request: FastifyRequest): string | null {
  const header = request.headers[request.server.deps.config.countryHeader];
  return header === undefined ? null : countryOf(header, isFromProxy(request));
}

/** Returns the visit of a request, and a function that sets its cookies after the commit. */
export function visitOf(
  request: FastifyRequest,
  sessionId: string,
): { visit: Visit; leave: (reply: FastifyReply) => void } {
  const { config } = request.server.deps;
  const left = new Map<SystemMarker, ResumeSecret | null>();
  const visit: Visit = {
    ip: visitorOf(request),
    userAgent: userAgentOf(request),
    composition: compositionIn(request.headers['x-composition']),
    country: countryOfRequest(request),
    origin: request.origin,
    publicOrigin: config.publicOrigin,
    linkOriginOf: (siteOrigins) =>
      linkOriginOf({ ...config, siteOrigins, requested: request.origin, isHere: request.isHere }),
    sessionId,
    // The cookie alone authorizes such a call, and browsers also send it from pages of other origins.
    resumeSecretOf: (marker) => (callerOfRequest(request) === 'own page' ? cookieSecretOf(request, marker) : null),
    leaveResumeSecret: (marker, value) => void left.set(marker, value),
  };
  const leave = (reply: FastifyReply) => {
    for (const [marker, value] of left) leaveCookie({ request, reply, marker }, value);
  };
  return { visit, leave };
}
