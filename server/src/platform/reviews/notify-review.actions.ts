import type { PageAddress } from '@console/contracts';
import type { ReviewKind, NotificationType } from '@console/contracts/areas';
import type { Db } from '../context';
import { raiseNotification, settleNotifications } from '../notifications/notification.store';
import { findCheckers } from './checker.query';
import type { ReviewRow } from './review-row.query';
import type { Ending } from './review.store';
import { systemId } from '../system-ctx';

/** Data of a notification about a review. */
interface Notification {
  id: string;
  reviewNo: string;
  kind: ReviewKind;
  objectId: string;
  label: string;
  makerId: string;
  companyId: string;
  now: Date;
}

/** Returns the address of the workbench with one review. */
const workbench = ({ reviewNo }: Notification): PageAddress => `cards-cancel-review?q=${reviewNo}`;

/** Returns the address where a review about a merchant is decided. */
const merchantReview = ({ id }: Notification): PageAddress => `merchant-review-list-review?id=${id}`;

/** Decision page by kind; a kind without one has notifications without a link. */
const addresses: Partial<Record<ReviewKind, (notification: Notification) => PageAddress>> = {
  CARD_CANCEL: workbench,
  RECON_ADJUST: workbench,
  LIMIT_LIFT: workbench,
  INVOICE: workbench,
  ROLE_GRANT: workbench,
  MERCHANT_NEW: merchantReview,
  MERCHANT_CHANGE: merchantReview,
  MERCHANT_REGISTRATION: ({ objectId }) => `merchant-register-review?id=${objectId}`,
};

const addressOf = (notification: Notification): { page?: PageAddress } => {
  const page = addresses[notification.kind]?.(notification);
  return page ? { page } : {};
};

const factsOf = (notification: Notification) => ({
  companyId: notification.companyId,
  objectType: 'review',
  objectId: notification.id,
  label: `${notification.reviewNo} ${notification.label}`,
  ...addressOf(notification),
  now: notification.now,
});

export const notificationOf = (row: ReviewRow, { companyId, now }: { companyId: string; now: Date }): Notification => ({
  id: row.id,
  reviewNo: row.review_no,
  kind: row.kind,
  objectId: row.object_id,
  label: row.object_label,
  makerId: row.maker_id,
  companyId,
  now,
});

/** Notifies the approvers; if there are none, the users who can resolve that. */
export async function tellWaiting(db: Db, notification: Notification, checkers: readonly string[]): Promise<void> {
  if (checkers.length > 0)
    return raiseNotification(db, { ...factsOf(notification), userIds: checkers, type: 'REVIEW_WAITING' });
  const keepers = await findCheckers(db, {
    companyId: notification.companyId,
    merchantId: null,
    permission: 'reviews.review.view',
    except: [],
  });
  return raiseNotification(db, {
    ...factsOf(notification),
    userIds: [...makerOf(notification), ...keepers],
    type: 'REVIEW_STUCK',
  });
}

/** Removes the notifications of a step that has ended. */
export const settleWaiting = (db: Db, { id, now }: Pick<Notification, 'id' | 'now'>): Promise<void> =>
  settleNotifications(db, { type: 'REVIEW_WAITING', objectId: id, now });

/** Notifies the maker of the result, unless the maker withdrew the request. */
export async function tellEnded(db: Db, notification: Notification, ending: Ending): Promise<void> {
  await settleWaiting(db, notification);
  const type = typeOf(ending);
  if (type) await raiseNotification(db, { ...factsOf(notification), userIds: makerOf(notification), type });
}

/** Reviews that the system requested notify no maker. */
const makerOf = ({ makerId }: Notification): string[] => (makerId === systemId ? [] : [makerId]);

function typeOf(ending: Ending): NotificationType | null {
  if (ending.state === 'APPROVED') return ending.execution.at === 'FAILED' ? 'REVIEW_FAILED' : 'REVIEW_APPROVED';
  if (ending.state === 'WITHDRAWN') return null;
  return ending.state === 'REJECTED' ? 'REVIEW_REJECTED' : 'REVIEW_EXPIRED';
}
