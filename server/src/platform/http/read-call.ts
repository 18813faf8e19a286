import type { Operation } from '@console/contracts';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../context';
import type { App } from '../deps';
import { inReading } from '../db/reading';
import type { AtEnd } from '../db/transaction';
import type { LiveSession } from '../session/live-session.query';
import { secretHash } from './secret-hash';
import { renewsIdle } from './session-guard';

type AnyOperation = Pick<Operation<never, unknown>, 'path' | 'reads' | 'audit' | 'idempotent' | 'resetsIdle'>;

/** Some read operations change data: they write an audit log entry about the access. */
export const changesNothing = ({ reads, audit, idempotent }: AnyOperation): boolean => reads && !audit && !idempotent;

interface Request {
  request: FastifyRequest;
  operation: AnyOperation;
  now: Date;
}

interface Steps<T> {
  find: (owner: Db) => Promise<LiveSession>;
  work: (session: LiveSession, db: Db, atEnd: AtEnd) => Promise<T>;
}

/** Runs a read. It begins with the cached session; its result is used if the actual session is the same. */
export function readCall<T>(app: App, { request, operation, now }: Request, { find, work }: Steps<T>): Promise<T> {
  const { deps, knownSessions } = app;
  const tokenHash = secretHash(request.headers.authorization ?? '');
  // Only a call that renews the idle time can guess `lastActiveAt`, because it is the current time.
  const record = renewsIdle(request, operation) ? knownSessions.of(tokenHash) : null;
  return inReading(
    deps.database.pool,
    {
      identify: async (owner) => {
        const session = await find(owner);
        return { who: session, companyId: session.companyId, sideWrite: session.renewal };
      },
      guess: record && { who: { ...record, lastActiveAt: now }, companyId: record.companyId },
      isSame: (actual, guess) => actual.proof === guess.proof,
    },
    (session, db) =>
      work(session, db, () => {
        throw new Error(`${operation.path} is declared as read-only but wrote an audit log entry`);
      }),
  );
}
