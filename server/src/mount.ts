import { codes, type Operation } from '@console/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { insertAudit } from './audit/audit.repo';
import type { Actor, AuditLine, Context } from './context';
import type { AnyOperation, App } from './deps';
import { answerOf } from './mounting/answer';
import { isUnexpected } from './mounting/faults';
import { hashOf, idempotencyKeyOf, parseInput } from './mounting/input';
import { admit, recordDenied } from './mounting/session-guard';
import { once } from './mounting/submission.repo';
import { languageOfRequest, visitOf, type Visit } from './mounting/visit';
import { inTransaction } from './plugins/transaction';
import { Refusal } from './refusal';
import { insertCallFault } from './traces/trace.repo';

/** What a call of a signed-in user has at hand. */
export interface SignedInContext extends Context {
  visit: Visit;
  lastActiveAt: Date;
}

/** What a public call has at hand: nobody's eyes, so row security shows it no company's rows. */
export interface PublicContext extends Omit<Context, 'actor' | 'audit'> {
  visit: Visit;
  audit: (
    line: AuditLine,
    by: { companyId: string; userId: string; sessionId: string | null; failed?: boolean },
  ) => Promise<void>;
}

/** No answer is kept by anybody, or does anything where it is shown as a page. */
export const answerHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/** The only door for a call of a signed-in user. */
export function mount<In, Out>(
  app: App,
  operation: Operation<In, Out>,
  work: (input: In, context: SignedInContext) => Promise<Out>,
): void {
  if (operation.permission === 'public') throw new Error(`${operation.path} is public; add it with mountPublic`);
  addRoute(app, operation, async (request, reply) => {
    const { deps } = app;
    const { actor, sessionId, lastActiveAt } = await admit(deps, request, operation);
    const input = parseInput(operation, request.body);
    const key = operation.idempotent ? idempotencyKeyOf(request.headers['idempotency-key']) : null;
    const { visit, leave } = visitOf(request, sessionId);
    const { now, traceId, language } = momentOf(app, request);
    const answered = await inTransaction(
      deps.database.pool,
      { as: 'company', companyId: actor.companyId },
      async (db) => {
        const source = {
          ...auditSourceOf(visit, { action: operation.path, idempotencyKey: key, traceId, now }),
          companyId: actor.companyId,
          actorId: actor.userId,
          sessionId,
        };
        const trail = trailOf((line: AuditLine) => insertAudit(db, source, line));
        const run = async () => {
          const context = { db, actor, language, now, traceId, audit: trail.audit, visit, lastActiveAt };
          const out = await trail.following(() => work(input, context));
          return finished(operation, out, trail.isLeft());
        };
        if (key === null) return { data: await run(), replayed: false };
        return once(db, { actor, path: operation.path, key, hash: hashOf(input), now }, run);
      },
    ).catch(async (error: unknown) => {
      if (isDenial(error)) await recordDenied(deps, request, { actor, sessionId, path: operation.path });
      if (isUnexpected(error)) await recordFault(app, { actor, sessionId, path: operation.path, visit, traceId, now });
      throw error;
    });
    leave(reply);
    if (answered.replayed) void reply.header('idempotency-replayed', 'true');
    return answerOf(answered.data, { language, traceId });
  });
}

/** The only door for a call that needs no token. */
export function mountPublic<In, Out>(
  app: App,
  operation: Operation<In, Out>,
  work: (input: In, context: PublicContext) => Promise<Out>,
): void {
  if (operation.permission !== 'public') throw new Error(`${operation.path} is not public; add it with mount`);
  addRoute(app, operation, async (request, reply) => {
    const input = parseInput(operation, request.body);
    const { visit, leave } = visitOf(request, '');
    const { now, traceId, language } = momentOf(app, request);
    const data = await inTransaction(app.deps.database.pool, { as: 'nobody' }, async (db) => {
      const source = auditSourceOf(visit, { action: operation.path, idempotencyKey: null, traceId, now });
      const trail = trailOf<Parameters<PublicContext['audit']>>((line, { companyId, userId, sessionId, failed }) =>
        insertAudit(db, { ...source, companyId, actorId: userId, sessionId }, line, failed ? 'FAILED' : 'OK'),
      );
      const out = await trail.following(() => work(input, { db, language, now, traceId, audit: trail.audit, visit }));
      return finished(operation, out, trail.isLeft());
    });
    leave(reply);
    return answerOf(data, { language, traceId });
  });
}

interface Broken {
  actor: Actor;
  sessionId: string;
  path: string;
  visit: Visit;
  traceId: string;
  now: Date;
}

/** In a transaction of its own, since the one of the work is undone. */
async function recordFault({ deps, log }: App, { actor, visit: { composition }, ...broken }: Broken): Promise<void> {
  await inTransaction(
    deps.database.pool,
    { as: 'company', companyId: actor.companyId },
    (db) => insertCallFault(db, { actor, composition, ...broken }),
    // The first error is the one to be told of.
  ).catch((err: unknown) => log.error({ err }, 'a broken call could not be kept'));
}

const momentOf = (app: App, request: FastifyRequest) => ({
  now: app.deps.clock(),
  traceId: request.id,
  language: languageOfRequest(request),
});

const auditSourceOf = (
  visit: Visit,
  about: { action: string; idempotencyKey: string | null; traceId: string; now: Date },
) => ({
  ...about,
  actorType: 'USER' as const,
  ip: visit.ip,
  userAgent: visit.userAgent,
  composition: visit.composition,
});

/** Refusals of what the actor must not do, whatever the state of things is. */
const denials = new Set<number>([codes.noPermission, codes.ownItem]);
const isDenial = (error: unknown): boolean => error instanceof Refusal && denials.has(error.code);

/**
 * Collects the lines of the work and writes them when it has ended, in its transaction: the end of the audit chain is
 * the last thing that a request locks. A line that cannot be written takes the work down with it.
 */
function trailOf<Args extends unknown[]>(write: (...args: Args) => Promise<void>) {
  const lines: Args[] = [];
  const writeAll = async () => {
    for (const line of lines) await write(...line);
  };
  return {
    isLeft: () => lines.length > 0,
    audit: async (...args: Args) => {
      lines.push(args);
    },
    following: async <Out>(work: () => Promise<Out>): Promise<Out> => {
      try {
        const out = await work();
        await writeAll();
        return out;
      } catch (error) {
        if (error instanceof Refusal && error.keepsChanges) await writeAll();
        throw error;
      }
    },
  };
}

/** The answer as its contract has it; thrown errors here undo the work. */
function finished<Out>(
  operation: Pick<Operation<never, Out>, 'path' | 'audit' | 'output'>,
  out: Out,
  isAudited: boolean,
): Out {
  if (operation.audit && !isAudited) throw new Error(`${operation.path} changed something and left no audit line`);
  return operation.output.parse(out);
}

function addRoute<In, Out>(
  app: App,
  operation: Operation<In, Out>,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  // The list only reads path and permission, which do not depend on the types of input and output.
  app.mounted.push(operation as unknown as AnyOperation);
  app.route({
    method: 'POST',
    url: `/admin${operation.path}`,
    config: { door: 'mount' },
    handler: async (request, reply) => {
      void reply.headers(answerHeaders);
      return handler(request, reply);
    },
  });
}
