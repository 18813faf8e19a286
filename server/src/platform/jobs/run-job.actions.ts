import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { findKeyActor } from '../api-keys/key-caller.query';
import type { Db } from '../context';
import { runExport } from '../exports/run-export.actions';
import type { FileStore } from '../files/file-store';
import { inTransaction } from '../db/transaction';
import { findActor } from '../session/actor.query';
import { seatedFor } from '../session/membership.rules';
import { endAttempt } from './end-attempt.actions';
import { giveUp } from './give-up.actions';
import { datasetFor, type JobKinds, permissionsFor } from './job-kind';
import { claimDueJob, type ClaimedJob, releaseJob } from './job.store';
import { takeoversMax } from './job.rules';
import { holdLease } from './lease';
import { runItems } from './run-items';

/** Dependencies of job runs. */
export interface Running {
  pool: Pool;
  owner: Db;
  clock: () => Date;
  files: FileStore;
  kinds: JobKinds;
  /** Called with an error and the trace id that the job shows. */
  onError: (error: unknown, traceId?: string) => void;
}

/** Takes one due job and works on it until it ends or the process stops. Returns the number of jobs taken. */
export async function runDueJob(running: Running, stopping: AbortSignal): Promise<number> {
  const { pool, owner, clock } = running;
  const now = clock();
  const job = await inTransaction(pool, { as: 'owner' }, (db) => claimDueJob(db, { now, token: randomUUID() }));
  if (!job) return 0;
  const lease = holdLease(running, job, stopping);
  try {
    await work(running, job, lease.signal);
  } catch (error) {
    // The job is released below in any case, so errors caused by the shutdown are not reported.
    if (stopping.aborted) running.onError(error);
    else await endAttempt(running, job, error);
  } finally {
    lease.stop();
  }
  if (stopping.aborted) await releaseJob(owner, job, clock());
  return 1;
}

/** Runs a job with the current permissions of its owner or API key, so that revocations take effect. */
async function work(running: Running, job: ClaimedJob, signal: AbortSignal): Promise<void> {
  const kind = running.kinds[job.type];
  const { apiKeyId } = job.origin;
  const owner =
    apiKeyId === undefined
      ? await findActor(running.owner, job.ownerId)
      : await findKeyActor(running.owner, apiKeyId, running.clock());
  if (job.takeovers > takeoversMax) return giveUp(running, job, { reason: 'JOB_INTERRUPTED' });
  const needed = permissionsFor(running.kinds, job.type, job.params);
  // A key that was taken over now acts for another user, who did not start the job.
  const isOfOwner = owner?.userId === job.ownerId;
  if (!owner || !isOfOwner || needed.some((permission) => !owner.permissions.has(permission)))
    return giveUp(running, job, { reason: 'JOB_NO_PERMISSION' });
  // The rows of the job determine which of the user's memberships apply.
  const actor = seatedFor(owner, needed.at(-1) ?? kind.permission);
  if (kind.at === 'items') return runItems({ ...running, job, kind, actor, signal });
  const dataset = datasetFor(running.kinds, job.type, job.params);
  if (!dataset) throw new Error(`The job type ${job.type} has no dataset for an export`);
  return runExport({ ...running, job, dataset, actor, signal });
}
