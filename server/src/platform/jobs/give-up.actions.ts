import type { Pool } from 'pg';
import type { Db } from '../context';
import { inTransaction } from '../db/transaction';
import { finishJob } from './finish-job.actions';
import { cancelWaitingItems } from './job-item.store';
import { type JobKinds, leaveUndone } from './job-kind';
import type { ClaimedJob } from './job.store';

interface Ending {
  clock: () => Date;
  kinds: JobKinds;
}

/** Ends a job as failed. The reason is a code with a text in each language. */
export const giveUp = (running: Ending & { pool: Pool }, job: ClaimedJob, end: { reason: string }): Promise<void> =>
  inTransaction(running.pool, { as: 'company', companyId: job.companyId }, (db) => endUndone(db, running, job, end));

/** Undoes the preparation of the open items of a job, and ends the job as failed. */
export async function endUndone(
  db: Db,
  { clock, kinds }: Ending,
  job: ClaimedJob,
  end: { reason: string; traceId?: string },
): Promise<void> {
  const now = clock();
  const left = await cancelWaitingItems(db, job.id, now);
  await leaveUndone(kinds[job.type], left, { db, now, failure: null, by: job.ownerId });
  await finishJob(db, job, { state: 'FAILED', now, ...end });
}
