import type { Db } from '../../../platform/context';
import type { Failure } from '../../../platform/jobs/job-item.store';
import { changeParts } from './batch-books.actions';
import { type BatchItem, storeEnded, storeReopened, storeSettled } from './batch-item.store';

/** The channel has answered. What it refused gives its money back. */
export async function settleOrdered(db: Db, item: BatchItem, refusal: string | null, now: Date): Promise<void> {
  await storeSettled(db, item, refusal, now);
  if (refusal !== null) await changeParts(db, 'RELEASED', [item], now);
}

/** Cards that could not be begun, or will not be: their money is given back. */
export async function endWaiting(
  db: Db,
  targetIds: readonly string[],
  end: { failure: Failure | null; now: Date },
): Promise<void> {
  await changeParts(db, 'RELEASED', await storeEnded(db, targetIds, end), end.now);
}

/** Cards that failed are to be made anew: their money is set aside again. Answers with how many there were. */
export async function reopenFailed(db: Db, targetIds: readonly string[], now: Date): Promise<number> {
  const items = await storeReopened(db, targetIds);
  await changeParts(db, 'INCREASED', items, now);
  return items.length;
}
