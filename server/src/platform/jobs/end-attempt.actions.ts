import { randomUUID } from 'node:crypto';
import { codes } from '@console/contracts';
import type { Db } from '../context';
import { inTransaction } from '../db/transaction';
import { Refusal } from '../refusal';
import { insertCallFault } from '../traces/trace.store';
import { endUndone, giveUp } from './give-up.actions';
import { finishJob } from './finish-job.actions';
import { isCutOff } from './cut-off.rules';
import { attemptsMax } from './job.rules';
import { type ClaimedJob, countFault, releaseJob } from './job.store';
import type { Running } from './run-job.actions';

interface Attempt {
  running: Running;
  job: ClaimedJob;
  traceId: string;
}

/**
 * Ends a job's attempt after an error. A refusal ends the job. An error from outside our code, such as a lost
 * connection, is rethrown: as after a process crash, the job is taken again when its lease expires. Any other error
 * ends the attempt; the second such error ends the job, with the trace id under which it was logged.
 */
export async function endAttempt(running: Running, job: ClaimedJob, error: unknown): Promise<void> {
  if (error instanceof Refusal) return giveUp(running, job, { reason: reasonOf(error) });
  if (isCutOff(error)) throw error;
  const attempt = { running, job, traceId: randomUUID().replaceAll('-', '').slice(0, 16) };
  running.onError(error, attempt.traceId);
  try {
    await countAttempt(attempt, (db) => endUndone(db, running, job, endOf(attempt)));
  } catch (undoError) {
    if (isCutOff(undoError)) throw undoError;
    running.onError(undoError, attempt.traceId);
    // The preparation of the open items cannot be undone: they stay open, and the job ends.
    await countAttempt(attempt, async (db) => void (await finishJob(db, job, endOf(attempt))));
  }
}

const reasonOf = ({ code }: Refusal) => (code === codes.noPermission ? 'JOB_NO_PERMISSION' : 'JOB_REFUSED');

const endOf = ({ running, traceId }: Attempt) => ({
  state: 'FAILED' as const,
  reason: 'JOB_FAULT',
  traceId,
  now: running.clock(),
});

/** Counts the attempt, then releases or ends the job. Stores nothing if another process has taken the job. */
const countAttempt = ({ running, job, traceId }: Attempt, end: (db: Db) => Promise<void>): Promise<void> =>
  inTransaction(running.pool, { as: 'company', companyId: job.companyId }, async (db) => {
    const now = running.clock();
    const faults = await countFault(db, job);
    if (faults === 0) return;
    await insertCallFault(db, {
      actor: { companyId: job.companyId, userId: job.ownerId },
      traceId,
      sessionId: job.origin.sessionId,
      path: job.origin.action,
      composition: null,
      now,
    });
    await (faults < attemptsMax ? releaseJob(db, job, now) : end(db));
  });
