import { codes, wrongProofs, type Operation } from '@console/contracts';
import type { FastifyRequest } from 'fastify';
import { keyTokenIn } from '../api-keys/api-key-token';
import { findKeyCaller } from '../api-keys/key-caller.query';
import { refuseUnfitKey } from '../api-keys/key-guard';
import { auditorOf, insertAudit } from '../audit/audit.store';
import type { Actor, Db } from '../context';
import type { App, Deps } from '../deps';
import { inTransaction } from '../db/transaction';
import { Refusal } from '../refusal';
import type { LiveSession, Presented } from '../session/live-session.query';
import { findSession, isEndedUnproven } from '../session/session.query';
import { isProofFresh } from '../session/session.rules';
import { compositionIn } from '../traces/composition';
import { isBlocked } from './country';
import { secretHash } from './secret-hash';
import { cookieSecretOf } from './session-cookie';
import { countryOfRequest, userAgentOf } from './visit';
import { visitorOf } from './visitor';

type AnyPermission = Pick<
  Operation<never, unknown>,
  'permission' | 'alsoWith' | 'path' | 'resetsIdle' | 'needsFactor' | 'needsAgreement' | 'needsProof' | 'forKeys'
>;

/** Returns the session of the request's token. Refuses a request without a session before any other work. */
export async function admit(app: App, request: FastifyRequest, operation: AnyPermission): Promise<LiveSession> {
  const { deps } = app;
  const { owner } = deps.database;
  const session = await lookUp(owner, app, { request, operation });
  if (session.renewal) await owner.execute(session.renewal);
  try {
    refuseUnfit(session, { request, operation, now: deps.clock() });
  } catch (error) {
    if (isDenial(error)) await recordDenied(deps, request, { ...session, path: operation.path });
    throw error;
  }
  return session;
}

/** Returns whether the call renews the idle time of the session. */
export const renewsIdle = (request: FastifyRequest, { resetsIdle }: Pick<AnyPermission, 'resetsIdle'>): boolean =>
  resetsIdle && request.headers['x-activity'] !== 'auto';

interface Request {
  request: FastifyRequest;
  operation: AnyPermission;
}

const ofUsers = { marker: 'vcc', find: findSession } as const;

/** Finds the session or the API key of a token. */
export async function lookUp(owner: Db, app: App, found: Request): Promise<LiveSession> {
  const token = found.request.headers.authorization;
  if (!token) throw new Refusal(codes.signedOut);
  const tokenHash = secretHash(token);
  const keyToken = keyTokenIn(token);
  const caller =
    keyToken === null ? await findUser(owner, app, found) : await findKey(owner, app, { ...found, keyToken });
  if (!caller) {
    app.knownSessions.forget(tokenHash);
    if (keyToken !== null) throw new Refusal(codes.apiKeyUnknown);
    throw await signedOutOf(owner, app, found);
  }
  // A refused call of a key counts against its network, so a stolen secret cannot exhaust the key's rate limit.
  if (caller.keyProblem) app.knownSessions.forget(tokenHash);
  else app.knownSessions.keep(tokenHash, caller);
  return caller;
}

const findKey = (owner: Db, app: App, { request, keyToken }: Request & { keyToken: string }) =>
  findKeyCaller(owner, { tokenHash: secretHash(keyToken), ip: visitorOf(request), now: app.deps.clock() });

/**
 * Finds the session of a token. Refuses an unknown token, and a browser without the session's cookie. Tokens of users
 * are invalid in the onboarding flow, and tokens of applicants are invalid everywhere else.
 */
async function findUser(owner: Db, app: App, { request, operation }: Request): Promise<LiveSession | null> {
  const { find } = kindOf(app, operation);
  return find(owner, presentedBy(app, { request, operation }));
}

const kindOf = (app: App, { permission }: AnyPermission) => app.registry.sessions[permission] ?? ofUsers;

/** Refuses a request without the session's cookie. */
function presentedBy(app: App, { request, operation }: Request): Presented {
  const secret = cookieSecretOf(request, kindOf(app, operation).marker);
  if (!secret) throw new Refusal(codes.signedOut);
  return {
    tokenHash: secretHash(request.headers.authorization ?? ''),
    resumeHash: secretHash(secret),
    now: app.deps.clock(),
    renews: renewsIdle(request, operation),
  };
}

/**
 * Refusal of a call without a valid session. Contains the reason if failed proofs of identity have ended the session.
 */
async function signedOutOf(owner: Db, app: App, found: Request): Promise<Refusal> {
  const isUnproven = await isEndedUnproven(owner, presentedBy(app, found));
  return new Refusal(codes.signedOut, isUnproven ? { data: { reason: wrongProofs } } : {});
}

/** Refuses a call because of its country, agreements that are due, its permission or missing authentication. */
export function refuseUnfit(session: LiveSession, { request, operation, now }: Request & { now: Date }): void {
  refuseUnfitKey(session, operation);
  if (isBlocked(countryOfRequest(request), session.restrictedCountries)) throw new Refusal(codes.countryBlocked);
  if (session.isAgreementDue && operation.needsAgreement) throw new Refusal(codes.agreementDue);
  if (!may(session.actor, operation) || (session.isFactorDue && operation.needsFactor))
    throw new Refusal(codes.noPermission);
  if (operation.needsProof) refuseUnproven(session, now);
}

/**
 * Refuses with `codes.stepUp` without step-up authentication in the last five minutes. API keys cannot authenticate and
 * are always refused.
 */
export function refuseUnproven({ provenAt, provesBy, keyProblem }: LiveSession, now: Date): void {
  if (keyProblem !== undefined) throw new Refusal(codes.apiKeyUnfit);
  if (!isProofFresh(provenAt, now)) throw new Refusal(codes.stepUp, { data: { by: provesBy } });
}

const may = (actor: Actor, { permission, alsoWith }: AnyPermission) =>
  permission === 'signed-in' ||
  permission === 'onboarding' ||
  [permission, ...alsoWith].some((one) => actor.permissions.has(one));

/** Codes of refusals because of permission or identity, independent of the state of records. */
const denials = new Set<number>([
  codes.noPermission,
  codes.ownItem,
  codes.countryBlocked,
  codes.companyClosed,
  codes.apiKeyExpired,
  codes.apiKeyRevoked,
  codes.apiKeyAddress,
  codes.apiKeyUnfit,
]);
export const isDenial = (error: unknown): boolean => error instanceof Refusal && denials.has(error.code);

/** Logs an attempt without permission, although it changes nothing. */
export async function recordDenied(
  deps: Deps,
  request: FastifyRequest,
  denied: { actor: Actor; sessionId: string; path: `/${string}`; reason?: string },
): Promise<void> {
  const { actor, sessionId, path, reason } = denied;
  const source = {
    companyId: actor.companyId,
    ...auditorOf(actor, sessionId),
    ip: visitorOf(request),
    userAgent: userAgentOf(request),
    composition: compositionIn(request.headers['x-composition']),
    action: path,
    idempotencyKey: null,
    traceId: request.id,
    now: deps.clock(),
  };
  const line = { objectType: 'operation' as const, objectId: path, objectLabel: path, ...(reason ? { reason } : {}) };
  await inTransaction(deps.database.pool, { as: 'company', companyId: actor.companyId }, (db) =>
    insertAudit(db, source, line, 'DENIED'),
  );
}
