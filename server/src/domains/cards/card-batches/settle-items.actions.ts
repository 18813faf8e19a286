import type { Db } from '../../../platform/context';
import type { Failure } from '../../../platform/jobs/job-item.store';
import { changeParts } from './batch-books.actions';
import { type BatchItem, storeEnded, storeReopened, storeSettled } from './batch-item.store';

/** Stores the channel's response. A refusal releases the card's part of the hold. */
export async function settleOrdered(db: Db, item: BatchItem, refusal: string | null, now: Date): Promise<void> {
  await storeSettled(db, item, refusal, now);
  if (refusal !== null) await changeParts(db, 'RELEASED', [item], now);
}

/** Ends cards that failed to start or were cancelled, and releases their part of the hold. */
export async function endWaiting(
  db: Db,
  targetIds: readonly string[],
  end: { failure: Failure | null; now: Date },
): Promise<void> {
  await changeParts(db, 'RELEASED', await storeEnded(db, targetIds, end), end.now);
}

/** Sets failed cards to waiting and adds their part to the hold again; returns their number. */
export async function reopenFailed(db: Db, targetIds: readonly string[], now: Date): Promise<number> {
  const items = await storeReopened(db, targetIds);
  await changeParts(db, 'INCREASED', items, now);
  return items.length;
}
