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
 * Settles what has not begun and then the job, in the order in which a worker locks the two. False: it had ended.
 * An item that is being done right now is waited for, and counts.
 */
export async function cancelRest(db: Db, { id, kind, by }: Cancelling, now: Date): Promise<boolean> {
  const undone = await cancelWaitingItems(db, id, now);
  await leaveUndone(kind, undone, { db, now, failure: null, by });
  return cancelOpenJob(db, id, now);
}
