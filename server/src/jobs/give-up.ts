import type { Pool } from 'pg';
import { inTransaction } from '../plugins/transaction';
import { finishJob } from './finish-job';
import { cancelWaitingItems } from './job-item.repo';
import type { ClaimedJob } from './job-queue.repo';

/** Nothing more of a job is done; the reason has words in both languages. */
export const giveUp = (
  { pool, clock }: { pool: Pool; clock: () => Date },
  job: ClaimedJob,
  reason: string,
): Promise<void> =>
  inTransaction(pool, { as: 'company', companyId: job.companyId }, async (db) => {
    await cancelWaitingItems(db, job.id, clock());
    await finishJob(db, job, { state: 'FAILED', reason, now: clock() });
  });
