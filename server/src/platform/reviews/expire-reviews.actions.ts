import type { Pool } from 'pg';
import type { Ctx, Db } from '../context';
import { inTransaction } from '../db/transaction';
import { findCheckers } from './checker.query';
import type { ReviewHandler, ReviewHandlers } from './review-kind';
import { endReview, moveReview } from './review.store';
import { permissionOf, reviewColumns, reviewJoins, reviewRow } from './review-row.query';
import { systemCtx } from '../system-ctx';
import { settleWaiting, tellEnded, tellWaiting, notificationOf } from './notify-review.actions';
import { pick, type RowOf } from '../db/column';
import { sql } from '../db/sql';
import { tables } from '../db/tables';

interface Tending {
  pool: Pool;
  clock: () => Date;
  registry: { reviews: ReviewHandlers };
}

const dueRow = { ...reviewRow, ...pick(tables.review, 'company_id') };
type Row = RowOf<typeof dueRow>;

/** Ends what nobody decided in time, and says what is stuck since people or roles changed; answers how many changed. */
export async function expireReviews({ pool, clock, registry }: Tending): Promise<number> {
  const open = await inTransaction(pool, { as: 'owner' }, async (db) => {
    const { rows } = await db.execute(
      sql`select id, company_id from review where state in ('PENDING', 'STUCK') order by due_at`,
      pick(tables.review, 'id', 'company_id'),
    );
    return rows;
  });
  let changed = 0;
  for (const { id, company_id: companyId } of open)
    if (
      await inTransaction(pool, { as: 'company', companyId }, (db) =>
        tend(db, { id, handlers: registry.reviews }, clock()),
      )
    )
      changed += 1;
  return changed;
}

async function tend(db: Db, { id, handlers }: { id: string; handlers: ReviewHandlers }, now: Date): Promise<boolean> {
  const { rows } = await db.execute(
    sql`
      select ${reviewColumns}, r.company_id from review r ${reviewJoins}
      where r.id = ${id} and r.state in ('PENDING', 'STUCK') for update of r skip locked`,
    dueRow,
  );
  const [row] = rows;
  if (!row) return false;
  if (new Date(row.due_at) <= now) {
    await expire(db, { row, handler: handlers[row.kind] }, now);
    return true;
  }
  const checkers = await findCheckers(db, {
    companyId: row.company_id,
    merchantId: row.merchant_id,
    permission: permissionOf(row),
    except: [row.maker_id, ...row.decider_ids],
  });
  const state = checkers.length > 0 ? 'PENDING' : 'STUCK';
  if (state === row.state) return false;
  await moveReview(db, id, { step: row.step, state });
  const notification = notificationOf(row, { companyId: row.company_id, now });
  await settleWaiting(db, notification);
  await tellWaiting(db, notification, checkers);
  await ctxOf(db, row, now).audit(lineOf(row, state));
  return true;
}

async function expire(db: Db, { row, handler }: { row: Row; handler: ReviewHandler }, now: Date): Promise<void> {
  const ctx = ctxOf(db, row, now);
  await handler.lock(ctx, row.object_id);
  const subject = { id: row.id, objectId: row.object_id, snapshot: row.snapshot };
  await handler.release(ctx, subject, 'EXPIRED');
  const ending = { state: 'EXPIRED', isStale: false } as const;
  await endReview(db, row.id, ending, now);
  await tellEnded(db, notificationOf(row, { companyId: row.company_id, now }), ending);
  await ctx.audit(lineOf(row, 'EXPIRED'));
}

const ctxOf = (db: Db, { id, company_id: companyId }: Row, now: Date): Ctx =>
  systemCtx(db, { companyId, now, origin: 'SYSTEM', action: 'review/tend', traceId: id });

const lineOf = (row: Row, state: string) => ({
  objectType: 'review' as const,
  objectId: row.id,
  objectLabel: `${row.review_no} ${row.object_label}`,
  before: { state: row.state },
  after: { state },
});
