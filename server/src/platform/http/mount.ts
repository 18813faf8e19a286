import type { Operation } from '@console/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { auditorOf, auditSql } from '../audit/audit.store';
import { actingAs, type AuditLine, type Context, type Db, type LabelledLine } from '../context';
import type { AnyOperation, App } from '../deps';
import { answerOf } from './answer';
import { isUnexpected } from './faults';
import { hashOf, idempotencyKeyOf, parseInput } from './input';
import { changesNothing, readCall } from './read-call';
import { refuseOutsideSandbox } from './sandbox-guard';
import { isDenial, lookUp, recordDenied, refuseUnfit, refuseUnproven } from './session-guard';
import { once } from './submission.actions';
import { languageOfRequest, visitOf, type Visit } from './visit';
import { type AtEnd, inIdentifiedScope, inTransaction } from '../db/transaction';
import { dataPolicy } from './headers';
import type { LiveSession } from '../session/live-session.query';
import { insertCallFault } from '../traces/trace.store';
import { seatedFor } from '../session/membership.rules';
import type { SQL } from '../db/sql';

/** Context of a call by a signed-in user. */
export interface SignedInContext extends Context {
  visit: Visit;
  lastActiveAt: Date;
  /** Whether the user must set up two-factor authentication before anything else. */
  isFactorDue: boolean;
  /** Refuses with `codes.stepUp` without step-up authentication in the last five minutes; see `needsProof`. */
  demandProof: () => void;
  /** Writes an audit log entry; `FAILED` for a refused call. */
  audit: <Line extends AuditLine>(line: LabelledLine<Line>, result?: 'FAILED') => Promise<void>;
}

/** Context of a public call. It has no actor, so row security shows it no rows of any company. */
export interface PublicContext extends Pick<Context, 'db' | 'now' | 'language' | 'traceId'> {
  visit: Visit;
  audit: <Line extends AuditLine>(
    line: LabelledLine<Line>,
    by: { companyId: string; userId: string; sessionId: string | null; failed?: boolean },
  ) => Promise<void>;
}

/** Caches do not store responses, and a browser that opens one as a page does not run it. */
export const answerHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': dataPolicy,
};

/** Adds an operation for signed-in users. This is the only function that can. */
export function mount<In, Out>(
  app: App,
  operation: Operation<In, Out>,
  work: (input: In, context: SignedInContext) => Promise<Out>,
): void {
  if (operation.permission === 'public') throw new Error(`${operation.path} is public; add it with mountPublic`);
  const isReading = changesNothing(operation);
  addRoute(app, operation, async (request, reply) => {
    const { deps } = app;
    const { now, traceId, language } = momentOf(app, request);
    let session: LiveSession | null = null;
    const find = async (owner: Db) => (session = await lookUp(owner, app, { request, operation }));
    const identify = async (owner: Db) => {
      const found = await find(owner);
      return { who: found, scope: { as: 'company', companyId: found.companyId }, sideWrite: found.renewal } as const;
    };
    const respond = async (found: LiveSession, db: Db, atEnd: AtEnd) => {
      refuseUnfit(found, { request, operation, now });
      const { sessionId, lastActiveAt, isFactorDue } = found;
      const actor = { ...seatedFor(found.actor, operation.permission), language };
      const input = parseInput(operation, request);
      const key = operation.idempotent ? idempotencyKeyOf(request.headers['idempotency-key']) : null;
      const { visit, leave } = visitOf(request, sessionId);
      const source = {
        ...auditSourceOf(visit, { action: operation.path, idempotencyKey: key, traceId, now }),
        companyId: actor.companyId,
        ...auditorOf(actor, sessionId),
      };
      const trail = trailOf<Parameters<SignedInContext['audit']>>(atEnd, (...line) => auditSql(source, ...line));
      const run = async () => {
        const isSimulation = operation.sandboxOnly;
        const { audit } = trail;
        const context = {
          db,
          now,
          ...actingAs(actor),
          actor,
          language,
          traceId,
          audit,
          visit,
          lastActiveAt,
          isFactorDue,
          demandProof: () => refuseUnproven(found, now),
          isSimulation,
        };
        const out = await work(input, context);
        return isReading ? out : finished(operation, out, trail.isLeft());
      };
      const submission = key === null ? null : { actor, path: operation.path, key, hash: hashOf(input), now };
      const done = submission ? await once(db, submission, { run, atEnd }) : { data: await run(), replayed: false };
      return { ...done, leave };
    };
    const answering = isReading
      ? // The output is validated after the database connection has been released to another call.
        readCall(app, { request, operation, now }, { find, work: respond }).then((read) => ({
          ...read,
          data: finished(operation, read.data, false),
        }))
      : inIdentifiedScope(deps.database.pool, identify, respond);
    const answered = await answering.catch(async (error: unknown) => {
      if (session) await tellBroken(app, { session, request, path: operation.path, now }, error);
      throw error;
    });
    answered.leave(reply);
    if (answered.replayed) void reply.header('idempotency-replayed', 'true');
    return answerOf(answered.data, { language, traceId });
  });
}

/** Adds an operation without a session. `isOfFrame` is set for operations of the card number frame. */
export function mountPublic<In, Out>(
  app: App,
  operation: Operation<In, Out>,
  work: (input: In, context: PublicContext) => Promise<Out>,
  place: { isOfFrame?: true } = {},
): void {
  if (operation.permission !== 'public') throw new Error(`${operation.path} is not public; add it with mount`);
  addRoute(
    app,
    operation,
    async (request, reply) => {
      const input = parseInput(operation, request);
      const { visit, leave } = visitOf(request, '');
      const { now, traceId, language } = momentOf(app, request);
      const data = await inTransaction(app.deps.database.pool, { as: 'nobody' }, async (db, atEnd) => {
        const source = auditSourceOf(visit, { action: operation.path, idempotencyKey: null, traceId, now });
        const trail = trailOf<Parameters<PublicContext['audit']>>(
          atEnd,
          (line, { companyId, userId, sessionId, failed }) =>
            auditSql({ ...source, companyId, actorId: userId, sessionId }, line, failed ? 'FAILED' : 'OK'),
        );
        const out = await work(input, { db, language, now, traceId, audit: trail.audit, visit });
        return finished(operation, out, trail.isLeft());
      });
      leave(reply);
      return answerOf(data, { language, traceId });
    },
    place,
  );
}

interface Broken {
  session: LiveSession;
  request: FastifyRequest;
  path: `/${string}`;
  now: Date;
}

/** Writes a failed call to the log in separate transactions, because the transaction of the work is rolled back. */
async function tellBroken(app: App, { session, request, path, now }: Broken, error: unknown): Promise<void> {
  const { deps, log } = app;
  const { actor, sessionId } = session;
  if (isDenial(error)) await recordDenied(deps, request, { actor, sessionId, path });
  if (!isUnexpected(error)) return;
  const { composition } = visitOf(request, sessionId).visit;
  await inTransaction(
    deps.database.pool,
    { as: 'company', companyId: actor.companyId },
    (db) => insertCallFault(db, { actor, composition, sessionId, path, traceId: request.id, now }),
    // The caller gets the first error.
  ).catch((err: unknown) => log.error({ err }, 'a failed call could not be recorded'));
}

const momentOf = (app: App, request: FastifyRequest) => ({
  now: app.deps.clock(),
  traceId: request.id,
  language: languageOfRequest(request),
});

const auditSourceOf = (
  visit: Visit,
  about: { action: `/${string}`; idempotencyKey: string | null; traceId: string; now: Date },
) => ({
  ...about,
  actorType: 'USER' as const,
  ip: visit.ip,
  userAgent: visit.userAgent,
  composition: visit.composition,
});

/**
 * Collects the audit log entries of the work. They are written with COMMIT, because the end of the audit chain must be
 * locked last. If an entry cannot be written, the work is rolled back.
 */
function trailOf<Args extends unknown[]>(atEnd: AtEnd, write: (...args: Args) => SQL) {
  let isLeft = false;
  return {
    isLeft: () => isLeft,
    audit: async (...args: Args) => {
      isLeft = true;
      atEnd(write(...args));
    },
  };
}

/** Validates the response by its contract; an error rolls the work back. */
function finished<Out>(
  operation: Pick<Operation<never, Out>, 'path' | 'audit' | 'output'>,
  out: Out,
  isAudited: boolean,
): Out {
  if (operation.audit && !isAudited) throw new Error(`${operation.path} wrote no audit log entry`);
  return operation.output.parse(out);
}

/** Larger than any form before sign-in. Without this limit, senders without a session could send large bodies. */
const publicBytesMax = 16 * 1024;

function addRoute<In, Out>(
  app: App,
  operation: Operation<In, Out>,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  place: { isOfFrame?: true } = {},
): void {
  // The list only uses path and permission, which do not depend on the types of input and output.
  app.mounted.push(operation as unknown as AnyOperation);
  const isPublic = operation.permission === 'public';
  app.route({
    method: 'POST',
    url: `/admin${operation.path}`,
    config: { door: 'mount', takes: isPublic ? 'anybody' : 'session', reads: operation.reads, ...place },
    ...(isPublic && { bodyLimit: publicBytesMax }),
    handler: async (request, reply) => {
      void reply.headers(answerHeaders);
      refuseOutsideSandbox(app.deps.config, operation);
      return handler(request, reply);
    },
  });
}
