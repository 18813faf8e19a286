import type { ReviewKind } from '@console/contracts/areas';
import type { Context, Db } from '../context';
import { type DueReview, lockOpenReview } from './due-review.query';
import { notificationOf, tellEnded } from './notify-review.actions';
import { type Ending, findOpenReview, transitionReview } from './review.store';

/**
 * Locks the open review of an object before the object itself. Null if there is none, or if it was decided in the
 * meantime.
 */
export async function lockOpenOf(db: Db, about: { kind: ReviewKind; objectId: string }): Promise<DueReview | null> {
  const id = await findOpenReview(db, about);
  return id === null ? null : lockOpenReview(db, id, { waits: true });
}

/** Ends a review whose object has changed: withdrawn if its maker made the change, otherwise stale. */
export async function replaceReview(context: Context, row: DueReview): Promise<void> {
  const { db, actor, now } = context;
  const ending: Ending = row.maker_id === actor.userId ? { state: 'WITHDRAWN' } : { state: 'EXPIRED', isStale: true };
  const { state: to, ...stored } = ending;
  await transitionReview(context, { id: row.id, from: row.state, to, reason: 'STALE', ...stored });
  await tellEnded(db, notificationOf(row, { companyId: actor.companyId, now }), ending);
}
