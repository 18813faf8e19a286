import type { Pool } from 'pg';
import { inTransaction } from '../db/transaction';
import { finishJob } from './finish-job.actions';
import { cancelWaitingItems } from './job-item.store';
import { type JobKinds, leaveUndone } from './job-kind';
import type { ClaimedJob } from './job.store';

/** Nothing more of a job is done; the reason has words in both languages. */
export const giveUp = (
  { pool, clock, kinds }: { pool: Pool; clock: () => Date; kinds: JobKinds },
  job: ClaimedJob,
  reason: string,
): Promise<void> =>
  inTransaction(pool, { as: 'company', companyId: job.companyId }, async (db) => {
    const left = await cancelWaitingItems(db, job.id, clock());
    await leaveUndone(kinds[job.type], left, { db, now: clock(), failure: null, by: job.ownerId });
    await finishJob(db, job, { state: 'FAILED', reason, now: clock() });
  });
