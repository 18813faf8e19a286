import type { Pool } from 'pg';
import type { Ctx, Db } from '../context';
import { inTransaction } from '../db/transaction';
import { systemCtx } from '../system-ctx';
import { findCheckers, seenBy } from './checker.query';
import { type DueReview, findOpenReviews, lockOpenReview } from './due-review.query';
import { notificationOf, settleWaiting, tellEnded, tellWaiting } from './notify-review.actions';
import type { ReviewHandler, ReviewHandlers } from './review-kind';
import { barredFrom, permissionOf } from './review-row.query';
import { transitionReview } from './review.store';

interface Expiring {
  pool: Pool;
  clock: () => Date;
  registry: { reviews: ReviewHandlers };
}

/**
 * Ends reviews past their deadline, and updates which reviews are stuck after changes of users or roles. Returns the
 * number of changes.
 */
export async function expireReviews({ pool, clock, registry }: Expiring): Promise<number> {
  const open = await inTransaction(pool, { as: 'owner' }, findOpenReviews);
  let changed = 0;
  for (const { id, companyId } of open)
    if (
      await inTransaction(pool, { as: 'company', companyId }, (db) =>
        expireOrRoute(db, { id, handlers: registry.reviews }, clock()),
      )
    )
      changed += 1;
  return changed;
}

interface Due {
  id: string;
  handlers: ReviewHandlers;
}

async function expireOrRoute(db: Db, { id, handlers }: Due, now: Date): Promise<boolean> {
  const row = await lockOpenReview(db, id);
  if (!row) return false;
  const ctx = systemCtx(db, { companyId: row.company_id, now, origin: 'SYSTEM', action: 'review/tend', traceId: id });
  if (new Date(row.due_at) <= now) {
    await expire(ctx, row, handlers[row.kind]);
    return true;
  }
  const checkers = await findCheckers(db, {
    companyId: row.company_id,
    merchantId: row.merchant_id,
    permission: permissionOf(row),
    also: seenBy(row.kind),
    except: barredFrom(row),
  });
  const state = checkers.length > 0 ? 'PENDING' : 'STUCK';
  if (state === row.state) return false;
  await transitionReview(ctx, { id, from: row.state, to: state });
  const notification = notificationOf(row, { companyId: row.company_id, now });
  await settleWaiting(db, notification);
  await tellWaiting(db, notification, checkers);
  return true;
}

async function expire(ctx: Ctx, row: DueReview, handler: ReviewHandler): Promise<void> {
  const { db, now } = ctx;
  await handler.lock(ctx, row.object_id);
  const subject = { id: row.id, objectId: row.object_id, snapshot: row.snapshot, note: null };
  await handler.release(ctx, subject, 'EXPIRED');
  await transitionReview(ctx, { id: row.id, from: row.state, to: 'EXPIRED' });
  const ending = { state: 'EXPIRED', isStale: false } as const;
  await tellEnded(db, notificationOf(row, { companyId: row.company_id, now }), ending);
}
