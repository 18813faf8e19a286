import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { id, instant } from '../text';

/** How much a notification asks of whoever reads it. */
export type NotificationTone = 'ok' | 'info' | 'warn' | 'bad';

/** One thing that somebody is notified of. */
export const notification = z.strictObject({
  id: id('ntf'),
  /** Of the area that it belongs to: a code of the dictionary `notification_type`. */
  type: z.string(),
  objectType: z.string(),
  objectId: z.string(),
  /** How people call the object: the number of a review, the kind of a job, a version. */
  label: z.string(),
  /** Address below `/main/` that shows the object; empty where no page does. */
  page: z.string(),
  createdAt: instant,
  readAt: instant.nullable(),
});
/** One thing that somebody is notified of. */
export type Notification = z.infer<typeof notification>;

/** Unread ones are counted up to here: beyond it nobody cares how many more there are. */
export const unreadMax = 100;
const unread = z.int().min(0).max(unreadMax);

/** One's own, newest first, 30 at a time; `after` is the last one that is known. */
export const listNotifications = operation({
  path: '/notification/list',
  permission: 'signed-in',
  input: z.strictObject({ after: id('ntf').optional() }),
  output: z.strictObject({ list: z.array(notification), hasMore: z.boolean(), unread }),
  reads: true,
  needsFactor: false,
});

/** How many of one's own are unread. */
export const countUnread = operation({
  path: '/notification/unread',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: z.strictObject({ unread }),
  reads: true,
  needsFactor: false,
  resetsIdle: false,
});

/** Marks one as read; one that is read already stays so. */
export const markRead = operation({
  path: '/notification/read',
  permission: 'signed-in',
  input: z.strictObject({ id: id('ntf') }),
  output: z.strictObject({ unread }),
  needsFactor: false,
  audit: false,
});

/** Marks all as read up to the newest one that was seen: what came since was not seen. */
export const markAllRead = operation({
  path: '/notification/readAll',
  permission: 'signed-in',
  input: z.strictObject({ upTo: id('ntf') }),
  output: z.strictObject({ unread }),
  needsFactor: false,
  audit: false,
});
