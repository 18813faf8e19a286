import type { ReviewKind } from '@console/contracts/areas';
import type { Context, Db } from '../context';
import { type DueReview, lockOpenReview } from './due-review.query';
import { notificationOf, tellEnded } from './notify-review.actions';
import { type Ending, findOpenReview, moveReview } from './review.store';

/** The open review of an object, locked before its object; null where there is none, or where it was decided meanwhile. */
export async function lockOpenOf(db: Db, about: { kind: ReviewKind; objectId: string }): Promise<DueReview | null> {
  const id = await findOpenReview(db, about);
  return id === null ? null : lockOpenReview(db, id, { waits: true });
}

/** Ends a review of an object that has changed: withdrawn by its maker, or stale by what somebody else changed. */
export async function replaceReview(context: Context, row: DueReview): Promise<void> {
  const { db, actor, now } = context;
  const ending: Ending = row.maker_id === actor.userId ? { state: 'WITHDRAWN' } : { state: 'EXPIRED', isStale: true };
  const { state: to, ...stored } = ending;
  await moveReview(context, { id: row.id, from: row.state, to, reason: 'STALE', ...stored });
  await tellEnded(db, notificationOf(row, { companyId: actor.companyId, now }), ending);
}
