import type { Ctx } from '../../../platform/context';
import { raiseNotification } from '../../../platform/notifications/notification.store';
import { findCheckers } from '../../../platform/reviews/checker.query';
import type { CancelRequest } from './cancel-request.store';

/** Notifies the approvers that the channel has closed the card with a balance other than ours. */
export async function notifyMismatch(ctx: Ctx, request: CancelRequest): Promise<void> {
  const { reviewId, reviewNo, merchantId } = request;
  const { db, companyId, now } = ctx;
  const permission = 'cards.card.cancel-review';
  await raiseNotification(db, {
    companyId,
    userIds: await findCheckers(db, { companyId, merchantId, permission, except: [] }),
    type: 'CANCEL_MISMATCH',
    objectType: 'review',
    objectId: reviewId,
    label: `${reviewNo} ${request.label}`,
    page: `cards-cancel-review?q=${reviewNo}`,
    now,
  });
}
