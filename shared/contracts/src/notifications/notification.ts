import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { id, instant } from '../text';

/** Urgency of a notification. */
export type NotificationTone = 'ok' | 'info' | 'warn' | 'bad';

/** Notification for a user. */
export const notification = z.strictObject({
  id: id('ntf'),
  /** Code of the dictionary `notification_type`, defined by the area of the notification. */
  type: z.string(),
  objectType: z.string(),
  objectId: z.string(),
  /** Display name of the object: the number of a review, the type of a job, a version. */
  label: z.string(),
  /** Address of the object below `/main/`; empty if it has no page. */
  page: z.string(),
  createdAt: instant,
  readAt: instant.nullable(),
});
/** Notification for a user. */
export type Notification = z.infer<typeof notification>;

/** Maximum value of the unread counter. */
export const unreadMax = 100;
const unread = z.int().min(0).max(unreadMax);

/** Lists the user's notifications, newest first, 30 at a time, starting after the id `after`. */
export const listNotifications = operation({
  path: '/notification/list',
  permission: 'signed-in',
  input: z.strictObject({ after: id('ntf').optional() }),
  output: z.strictObject({ list: z.array(notification), hasMore: z.boolean(), unread }),
  reads: true,
  needsFactor: false,
});

/** Counts the user's unread notifications. */
export const countUnread = operation({
  path: '/notification/unread',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: z.strictObject({ unread }),
  reads: true,
  needsFactor: false,
  resetsIdle: false,
});

/** Marks a notification as read. Has no effect if it is already read. */
export const markRead = operation({
  path: '/notification/read',
  permission: 'signed-in',
  input: z.strictObject({ id: id('ntf') }),
  output: z.strictObject({ unread }),
  needsFactor: false,
  audit: false,
});

/** Marks notifications as read up to the newest one that the page displayed; later ones stay unread. */
export const markAllRead = operation({
  path: '/notification/readAll',
  permission: 'signed-in',
  input: z.strictObject({ upTo: id('ntf') }),
  output: z.strictObject({ unread }),
  needsFactor: false,
  audit: false,
});
