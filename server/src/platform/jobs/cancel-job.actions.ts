import type { Db } from '../context';
import { cancelWaitingItems } from './job-item.store';
import { type JobKind, leaveUndone } from './job-kind';
import { cancelOpenJob } from './job.store';

interface Cancelling {
  id: string;
  kind: JobKind;
  by: string;
}

/**
 * Cancels the waiting items and then the job, in the locking order of workers. Running items are awaited, and their
 * results count. Returns false if the job has already ended.
 */
export async function cancelRest(db: Db, { id, kind, by }: Cancelling, now: Date): Promise<boolean> {
  const undone = await cancelWaitingItems(db, id, now);
  await leaveUndone(kind, undone, { db, now, failure: null, by });
  return cancelOpenJob(db, id, now);
}
