import type { Ctx } from '../../../platform/context';
import { raiseNotification } from '../../../platform/notifications/raise-notification.store';
import { findCheckers } from '../../../platform/reviews/checker.query';
import type { CancelRequest } from './cancel-request.store';
import { pick } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

/** The channel has closed the card with another sum than ours: those who may decide on it hear of it. */
export async function tellMismatch(ctx: Ctx, { reviewId, merchantId }: CancelRequest): Promise<void> {
  const { db, companyId, now } = ctx;
  const { rows } = await db.execute(
    sql`select review_no, object_label from review where id = ${reviewId}`,
    pick(tables.review, 'review_no', 'object_label'),
  );
  const [row] = rows;
  if (!row) throw new Error(`The review ${reviewId} is not there.`);
  const permission = 'cards.card.cancel-review';
  await raiseNotification(db, {
    companyId,
    userIds: await findCheckers(db, { companyId, merchantId, permission, except: [] }),
    type: 'CANCEL_MISMATCH',
    objectType: 'review',
    objectId: reviewId,
    label: `${row.review_no} ${row.object_label}`,
    page: `cards-cancel-review?q=${row.review_no}`,
    now,
  });
}
