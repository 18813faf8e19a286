import type { JobType } from '@console/contracts/areas';
import { newId } from '../db/ids';
import type { SignedInContext } from '../http/mount';
import { insertItems } from './job-item.store';
import type { JobTarget } from './job-kind';
import { type OwnJob, readJob } from './job.query';
import { insertJob } from './job.store';

interface NewJob {
  type: JobType;
  /** Path of the operation that started it. */
  action: `/${string}`;
  params: unknown;
  targets?: JobTarget[];
  retryOf?: string;
}

/** Inserts a job that is due immediately, in the transaction of the call, so that a refused call starts no job. */
export async function startJob(input: NewJob, context: SignedInContext): Promise<OwnJob> {
  const { db, actor, now, visit, traceId, language } = context;
  const { type, action, params, targets = [], retryOf = null } = input;
  const { companyId, userId: ownerId } = actor;
  const { sessionId, ip, userAgent } = visit;
  const id = newId('job');
  const key = actor.apiKey && { apiKeyId: actor.apiKey.id };
  const origin = { action, sessionId, ip, userAgent, traceId, language, ...key };
  await insertJob(db, { id, companyId, ownerId, type, params, origin, total: targets.length, retryOf, now });
  await insertItems(db, { jobId: id, companyId }, targets);
  const after = { params, total: targets.length };
  await context.audit({ objectType: 'job', objectId: id, objectLabel: type, after });
  return readJob(context, id);
}
